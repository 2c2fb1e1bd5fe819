import { tellFaultsInGerman } from '../presenters/schema-faults.ts'
import type { Actor } from '../../core/access/index.ts'
import type { WhenLeft } from '../../core/shared/ports/when-left.ts'
import { mayUse, ToolRefusal, type Tool, type ToolAnswer } from './tool.ts'

tellFaultsInGerman()

export type ToolOutcome = ({ ok: true } & ToolAnswer) | { ok: false; text: string }

/**
 * Runs a tool on input that nobody has checked yet. What the caller can mend comes back as German text; bugs and
 * outages throw.
 */
export async function callTool(tool: Tool, actor: Actor, input: unknown, whenLeft?: WhenLeft): Promise<ToolOutcome> {
  if (!mayUse(actor, tool)) return { ok: false, text: `Dafür fehlt die Berechtigung „${tool.scope}“.` }
  const checked = tool.input.safeParse(input ?? {})
  if (!checked.success) {
    const faults = checked.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
    return { ok: false, text: `Die Eingabe stimmt nicht. ${faults.join('; ')}` }
  }
  try {
    return { ok: true, ...(await tool.run(actor, checked.data as never, whenLeft)) }
  } catch (error) {
    if (error instanceof ToolRefusal) return { ok: false, text: error.message }
    throw error
  }
}
