import type {Sketch} from './types';

/**
 * Marks what a class of a program holds as there for tests only.
 *
 * @param name of the class, in the compiler's tree
 * @throws Error where the program has no such class
 */
export function markFake(sketch: Sketch, name: string): Sketch {
  const isFake = (id: string) => id.split('/').includes(name);
  if (!sketch.nodes.some(({id}) => isFake(id))) {
    const names = [...new Set(sketch.nodes.flatMap(({id}) => id.split('/').slice(-2)))].sort();
    throw new Error(`fake="${name}" of a diagram: allowed are ${names.join(', ')}`);
  }
  return {...sketch, nodes: sketch.nodes.map((node) => (isFake(node.id) ? {...node, isFake: true} : node))};
}
