/** Set by the build: false in a deployable build, so that the code behind it is left out of the bundle. */
declare const __LOCAL_TOOLS__: boolean;
/** True in `vite dev`, which serves modules one by one and has no service worker. */
declare const __HOT_RELOAD__: boolean;
/** A hash of the contract: data saved on a device is read only by builds with the same hash. */
declare const __SHAPES__: string;
