import type { Command } from 'commander'
import { createInterface } from 'node:readline/promises'
import type { Access, Account } from '../../core/access/index.ts'
import { putBack } from '../composition/backup.ts'
import { openApplication, type Application } from '../composition/application.ts'
import { makeLog } from '../composition/log.ts'
import { readSettings } from '../composition/settings.ts'
import { ForeseenError } from '../../core/shared/foreseen-error.ts'

export type { Application }

/** A fault that the person at the command line can mend; told in one line. */
export class CommandError extends ForeseenError {}

export async function accountOf(access: Access, email: string): Promise<Account> {
  const account = await access.findAccount(email)
  if (!account) throw new CommandError(noAccount(email))
  return account
}

export const noAccount = (email: string): string => `Ein Konto mit der Adresse ${email} gibt es nicht.`

/** What a command came to: an object for `--json`, and the same in words. */
export interface Outcome {
  data: unknown
  text: string
  /** True: the command did its work and found that something is wrong. */
  failed?: boolean
}

/**
 * Runs the work of a command over the application and prints what it came to. What the log keeps of it, and what it
 * noted of accounts and accesses, goes to standard error where LOG_LEVEL asks for it; else nothing stands beside the
 * answer.
 */
export const withApplication =
  <O>(work: (application: Application, options: O, command: Command) => Promise<Outcome>) =>
  async (options: O, command: Command): Promise<void> => {
    const settings = readSettings(process.env)
    const log = makeLog(process.env['LOG_LEVEL'] ? settings.logLevel : 'silent', process.stderr)
    const application = await openApplication(settings, log, { waitSeconds: 10, trial: 'join' })
    try {
      print(await work(application, options, command), command)
    } finally {
      await application.close()
    }
  }

/** The same for a command with one argument. */
export const withArgument =
  (work: (application: Application, argument: string) => Promise<Outcome>) =>
  (argument: string, options: object, command: Command): Promise<void> =>
    withApplication<object>((application) => work(application, argument))(options, command)

/** The same over an installation that a backup is put into first. */
export const withRestored =
  (work: (application: Application) => Promise<Outcome>) =>
  async (place: string, options: object, command: Command): Promise<void> => {
    await putBack(readSettings(process.env), place)
    await withApplication(work)(options, command)
  }

export function print({ data, text, failed }: Outcome, command: Command): void {
  console.log(command.optsWithGlobals()['json'] ? JSON.stringify(data) : text)
  if (failed) process.exitCode = 1
}

/** `--yes` of commands that destroy. */
export interface Confirmed {
  yes?: true
}

/** Goes on once the person has said yes, be it with `--yes`; where nobody can be asked, that is needed. */
export async function confirm(consequence: string, yes: boolean | undefined): Promise<void> {
  if (yes) return
  if (!process.stdin.isTTY) throw new CommandError(`${consequence} Wenn du das willst, ruf es mit --yes auf.`)
  const asking = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await asking.question(`${consequence} Weiter? [j/N] `).finally(() => asking.close())
  if (!/^(j|ja|y|yes)$/i.test(answer.trim())) throw new CommandError('Nichts wurde geändert.')
}

/** Progress for a person who looks on; it goes to standard error, so that standard output stays clean. */
export function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`${line}\n`)
}
