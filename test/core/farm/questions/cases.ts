/** What an answer begins with: a yes, a no, neither; `aside`: nothing may be answered; `says`: however it begins. */
export type Verdict = 'ja' | 'nein' | 'offen' | 'says' | 'aside'

/** `told` stands in the answer; what begins with `!` does not. */
export type Case = [question: string, verdict: Verdict, ...told: string[]]
