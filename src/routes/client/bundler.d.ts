/** Variables of the bundler, as far as they are used. */
declare const __webpack_public_path__: string;
declare let __webpack_get_script_filename__: (chunk: string) => string;
