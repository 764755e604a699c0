import {type DOMAttributes, type MouseEvent, type RefObject, useEffect, useId, useRef, useState} from 'react';
import type {TypeHints} from '../../typeHints';

interface TypeHintsOptions {
  readonly code: RefObject<HTMLElement | null>;
  /** The address of the file with the types of the page; undefined for a program without types. */
  readonly address: string | undefined;
  readonly index: number;
}

export interface TypeHintsHandle {
  /** Whether the reader walks from name to name with the keyboard. */
  readonly isWalking: boolean;
  readonly toggleWalk: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly handlers: Pick<DOMAttributes<HTMLPreElement>, 'onPointerOver' | 'onClick'>;
}

/** Files that did not arrive. The programs of a page share one, and the reader is warned of it once. */
const missing = new Set<string>();

/** Shows the types of names. The script that does it is loaded when the reader first reaches for one. */
export function useTypeHints({code, address, index}: TypeHintsOptions): TypeHintsHandle {
  const loading = useRef<Promise<TypeHints | undefined>>(undefined);
  const [isWalking, setWalking] = useState(false);
  const tooltipId = useId();

  useEffect(() => () => void loading.current?.then((hints) => hints?.dispose()), []);

  if (!address) return {isWalking: false, toggleWalk: () => undefined, handlers: {}};

  async function load(file: string): Promise<TypeHints | undefined> {
    try {
      const {createTypeHints} = await import('../../typeHints');
      const onWalkEnd = () => setWalking(false);
      const hints = await createTypeHints({code: code.current!, address: file, index, tooltipId, onWalkEnd});
      missing.delete(file);
      return hints;
    } catch (error) {
      if (!missing.has(file)) console.warn('The types of this program could not be loaded.', error);
      missing.add(file);
      loading.current = undefined;
      setWalking(false);
      return undefined;
    }
  }

  const withHints = (act: (hints: TypeHints) => void): void => {
    loading.current ??= load(address);
    loading.current.then((hints) => hints && act(hints)).catch(console.error);
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
