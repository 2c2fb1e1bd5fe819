import type { z } from 'zod'
import type { Actor, Scope } from '../../core/access/index.ts'
import type { WhenLeft } from '../../core/shared/ports/when-left.ts'

/** What a tool gives back, twice: for a program, and as short German text for whoever reads only that. */
export interface ToolAnswer<D = Record<string, unknown> | undefined> {
  data: D
  text: string
}

/** One thing that agents and the assistant can do for a person: a use case with its schema. */
export interface Tool {
  name: string
  /** German, for people. */
  title: string
  /** For the model that chooses: what it does in German, then in English what else there is to know. */
  description: string
  scope: Scope
  /** Any of these opens it, too; what it then shows follows from the scopes that there are. */
  orScopes?: readonly Scope[]
  /** `adds` leaves what is there as it is. */
  effect: 'reads' | 'adds' | 'changes'
  /** Reaches beyond the farm's own data. */
  openWorld?: true
  /** A call counts against this budget beside the general one. */
  budget?: 'uploads'
  input: z.ZodObject
  /** Absent: its text says all there is. */
  output?: z.ZodObject
  /** Throws a `ToolRefusal` for what the caller can mend; whatever else it throws is a bug or an outage. */
  run(actor: Actor, input: never, whenLeft?: WhenLeft): Promise<ToolAnswer>
}

/** Declares a tool; the types of what it takes and gives follow from its schemas. */
export const tool = <I extends z.ZodObject, O extends z.ZodObject | undefined = undefined>(
  declaration: Omit<Tool, 'input' | 'output' | 'run'> & {
    input: I
    output?: O
    run(
      actor: Actor,
      input: z.infer<I>,
      whenLeft?: WhenLeft,
    ): Promise<ToolAnswer<O extends z.ZodObject ? z.infer<O> : undefined>>
  },
): Tool => declaration as unknown as Tool

/** A call that the caller can mend; the message is German and says what to do. */
export class ToolRefusal extends Error {}

/** A person's session may use every tool, an agent those of its scopes. */
export const mayUse = ({ credential }: Actor, { scope, orScopes = [] }: Pick<Tool, 'scope' | 'orScopes'>): boolean =>
  credential.kind === 'session' || [scope, ...orScopes].some((one) => credential.scopes.includes(one))
