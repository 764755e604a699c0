export {compileProgram, type Compilation, type CompileRequest} from './compile';
export {parseOutput, readOutput} from './output';
export {testProgram, type ProgramTest, type TestRequest, type TestRun} from './test';
export {ToolchainError, wingVersion} from './wing';
