/**
 * Loaded first by each process of the command line that compiles a program, to shorten it. The output is the same, except
 * that the code of functions lacks the SDK, with hashes to match, and their archives are not compressed.
 */
import v8 from 'node:v8';
import {archiveInProcess, shareBundles} from '../checker/shortcuts';

// Optimizing the compiler's code a second time takes longer than it saves.
v8.setFlagsFromString('--liftoff-only');
archiveInProcess();
shareBundles();
