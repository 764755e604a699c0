import {createContext} from 'react';

/** Closes the modal. DocSearch gives no such thing to the components that it is given. */
export const CloseContext = createContext<() => void>(() => undefined);
