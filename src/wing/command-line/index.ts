export {compileProgram, type Compilation, type CompileRequest} from './compile';
export {
  parseOutput,
  readOutput,
  type Connection,
  type SimulatorResources,
  type TerraformResources,
  type TreeNode,
} from './output';
export {testProgram, type ProgramTest, type TestRequest, type TestRun} from './test';
export {ToolchainError, wingVersion} from './wing';
