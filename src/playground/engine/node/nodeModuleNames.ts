/** Modules of Node.js that the runtime has no part of; the others are in `builtins/`. Names that need `node:` are left out. */
export const NODE_MODULE_NAMES: ReadonlySet<string> = new Set(
  `cluster diagnostics_channel dgram domain http2 inspector/promises module/register path/win32 readline/promises repl
  stream/consumers stream/web sys trace_events wasi`.split(/\s+/),
);
