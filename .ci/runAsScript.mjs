// How a module of this folder runs when Node was started with it, and not when another imports it.
import {fileURLToPath} from 'node:url';

/**
 * Calls `main` if the module is the one that Node was started with. An error is printed without its stack, and the process ends
 * with 1.
 *
 * @param module the module's `import.meta.url`
 */
export async function runAsScript(module, main) {
  if (process.argv[1] !== fileURLToPath(module)) return;
  try {
    await main();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
