import {createContext} from 'react';

/** Closes the modal. DocSearch passes no such function to its components. */
export const CloseContext = createContext<() => void>(() => undefined);
