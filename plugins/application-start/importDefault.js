/** The helper of tslib by that name: the default export of a module, be it one of ECMAScript or of CommonJS. */
export const __importDefault = (module) => (module?.__esModule ? module : {default: module});
