export {compileForDeployment, compileProgram} from './compile';
export {readOutput} from './output';
export {testProgram} from './test';
export {wingVersion} from './wing';
