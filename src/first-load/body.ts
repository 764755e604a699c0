/** Written into every page after the theme's own script, which sets the colours (`plugins/first-load`). */
import {preferDark} from './preferDark';

preferDark();
