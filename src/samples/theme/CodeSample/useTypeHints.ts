import {type DOMAttributes, type MouseEvent, type RefObject, useEffect, useRef, useState} from 'react';
import type {TypeHints} from '../../client/typeHints';

interface TypeHintsOptions {
  readonly code: RefObject<HTMLElement | null>;
  readonly address: string | undefined;
  readonly index: number;
}

interface UsedTypeHints {
  /** Whether the keyboard walks from name to name. */
  readonly isWalking: boolean;
  readonly toggleWalk: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly handlers: Pick<DOMAttributes<HTMLPreElement>, 'onPointerOver' | 'onClick'>;
}

/** Files of types that did not arrive, so that a reader who moves on over the code is warned of each once. */
const missing = new Set<string>();

/** Shows the type of a name; what that takes is loaded when the reader first reaches for one. */
export function useTypeHints({code, address, index}: TypeHintsOptions): UsedTypeHints {
  const loading = useRef<Promise<TypeHints | undefined>>(undefined);
  const [isWalking, setWalking] = useState(false);

  useEffect(() => () => void loading.current?.then((hints) => hints?.dispose()), []);

  if (!address) return {isWalking: false, toggleWalk: () => undefined, handlers: {}};

  const load = (): Promise<TypeHints | undefined> =>
    (loading.current ??= import('../../client/typeHints')
      .then(({createTypeHints}) =>
        createTypeHints({code: code.current!, address, index, onWalkEnd: () => setWalking(false)}),
      )
      .then((hints) => {
        missing.delete(address);
        return hints;
      })
      .catch((error: unknown) => {
        if (!missing.has(address)) console.warn('The types of this program could not be loaded.', error);
        missing.add(address);
        loading.current = undefined;
        setWalking(false);
        return undefined;
      }));

  const withHints = (act: (hints: TypeHints) => void): void => {
    load()
      .then((hints) => hints && act(hints))
      .catch(console.error);
  };

  return {
    isWalking,
    toggleWalk: ({currentTarget: button}) => {
      setWalking(!isWalking);
      withHints((hints) => (isWalking ? hints.endWalk() : hints.startWalk(button)));
    },
    handlers: {
      onPointerOver: (event) => {
        // What failed is asked for again by a click, not by every move of the pointer.
        if (missing.has(address)) return;
        const {target, pointerType} = event.nativeEvent;
        withHints((hints) => pointerType === 'mouse' && hints.pointAt(target as Element));
      },
      onClick: (event) => {
        const target = event.target as Element;
        withHints((hints) => hints.toggle(target, event.clientX, event.clientY));
      },
    },
  };
}
