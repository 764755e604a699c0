/**
 * Runs before each process of the command line that compiles a program, and makes it shorter. What is compiled stays the
 * same, but for the archives of functions, which are not compressed: nobody uploads them.
 */
import v8 from 'node:v8';
import {archiveInProcess} from '../checker/shortcuts/archives';

// The compiler's code is translated once, and not a second time into faster code: that takes longer than it saves.
v8.setFlagsFromString('--liftoff-only');
archiveInProcess();
