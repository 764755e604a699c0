/** The resources of a running application, under the paths and types that the program gives them. */
import type {RunResource} from '../../messages/runEvents';
import type {ResourceConfig, Simulator} from './simulation';

const API = '@winglang/sdk.cloud.Api';
/** The type with which the SDK implements some of its resources. */
const BACKEND = '@winglang/sdk.sim.Resource';
const CLOUD = '@winglang/sdk.cloud.';

/** A resource stands in for its backend: the simulator accepts the path of either. */
export function listResources(simulator: Simulator): readonly RunResource[] {
  return simulator.listResources().flatMap((path) => {
    const config = simulator.tryGetResourceConfig(path);
    if (!config) return [];
    const {type} = config;
    const parent = path.slice(0, path.lastIndexOf('/'));
    const parentType = simulator.tree().rawDataForNode(parent)?.constructInfo?.fqn;
    const isBackend = type === BACKEND && path === `${parent}/Resource` && parentType?.startsWith(CLOUD);
    const named = isBackend ? {path: parent, type: parentType!} : {path, type};
    return [{...named, attributes: toAttributes(config)}];
  });
}

/** The path of the resource that has a handle, under which the simulator calls it. */
export function pathOfHandle(simulator: Simulator, handle: string): string | undefined {
  return simulator
    .listResources()
    .find((path) => simulator.tryGetResourceConfig(path)?.attrs.handle === handle);
}

/** The attributes that can be sent to a page. */
function toAttributes({type, props, attrs}: ResourceConfig): RunResource['attributes'] {
  const more = type === API ? {routes: toRoutes(props.openApiSpec)} : {};
  return JSON.parse(JSON.stringify({...attrs, ...more})) as RunResource['attributes'];
}

/** The routes of an API in the order of the program, and in its syntax: `/users/:id`. */
function toRoutes(specification: unknown): readonly {readonly method: string; readonly path: string}[] {
  const {paths = {}} = (specification ?? {}) as {readonly paths?: Readonly<Record<string, object>>};
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{([^{}]+)\}/g, ':$1'),
    })),
  );
}
