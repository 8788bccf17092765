/** Set by the build: false in a deployable build, so that the code behind it is left out of the bundle. */
declare const __LOCAL_TOOLS__: boolean;

/** Set by the build: true only under `npm run dev`. */
declare const __HOT_RELOAD__: boolean;
