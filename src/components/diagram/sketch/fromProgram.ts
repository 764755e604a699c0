import {framesAround, toFrames} from '../frames';
import {type CompiledProgram, toGraph} from '../graph';
import {kindOf} from '../kind';
import {kindWord} from './kinds';
import type {Sketch} from './types';

/** Each kind of event of a bucket goes through a topic that the SDK makes: the function that receives it is what a reader knows. */
const EVENT_TOPIC = 'Topic';

/** The resources of a compiled program, and what they call, as a sketch. */
export function sketchProgram(program: CompiledProgram): Sketch {
  const graph = toGraph(program);
  const frames = toFrames(program.tree, graph.nodes);
  const around = (id: string, index: number) => {
    const frame = framesAround(id, frames).at(index)?.id;
    return frame === undefined ? {} : {frame: frameName(frame)};
  };
  return {
    direction: 'right',
    nodes: graph.nodes.map(({id, type, name, rows}) => ({
      id,
      label: [name],
      kind: kindWord(kindOf(type)),
      rows: [...new Set(rows)].filter((row) => row !== EVENT_TOPIC),
      ...around(id, -1),
    })),
    edges: graph.edges.map(({from, to, operations}) => ({
      from,
      to,
      label: operations.length > 0 ? [operations.join(', ')] : [],
      isDashed: false,
    })),
    frames: frames.map(({id, name}) => ({id: frameName(id), title: name, ...around(id, -2)})),
  };
}

/** A class may be a box and a frame, and a sketch has one name for each. */
function frameName(id: string): string {
  return `${id}/`;
}
