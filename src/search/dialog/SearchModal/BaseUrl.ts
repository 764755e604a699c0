import {createContext} from 'react';

/** Path of the site. DocSearch hands nothing of the kind to its components. */
export const BaseUrl = createContext('/');
