import { explainForeseen } from '../foreseen-faults.ts'
import { makeProgram } from './program.ts'

const program = makeProgram()

try {
  await program.parseAsync()
} catch (error) {
  process.exitCode = explain(error)
}
process.exit()

/** One clear line for a fault that the person can mend, the stack for one of ours; returns the exit code. */
function explain(error: unknown): number {
  const { code, exitCode, stack } = error as Error & { code?: string; exitCode?: number }
  if (code?.startsWith('commander.')) return exitCode ?? 1
  console.error(explainForeseen(error) ?? stack)
  return 1
}
