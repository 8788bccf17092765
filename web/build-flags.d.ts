/** Set by the build: false in a deployable build, so that everything behind it is left out of the bundle. */
declare const __LOCAL_TOOLS__: boolean;
/** True in `vite dev`, which serves modules one by one and has no service worker. */
declare const __HOT_RELOAD__: boolean;
/** Changes with the shapes of the wire: what an older build has saved on a device is read only by builds that speak the same. */
declare const __SHAPES__: string;
