import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { CommandError } from '../command.ts'

/** What stands in front of a password that is typed; a file or a pipe gives its first line. */
export async function readPassword(prompt: string): Promise<string> {
  const { stdin, stderr } = process
  // What is typed is echoed into it, and goes nowhere.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const asking = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY })
  try {
    if (stdin.isTTY) stderr.write(prompt)
    const ended = new Promise<string>((resolve) => asking.once('close', () => resolve('')))
    const password = await Promise.race([new Promise<string>((resolve) => asking.once('line', resolve)), ended])
    if (password === '')
      throw new CommandError('Es fehlt das Kennwort: Tipp es ein, oder gib es über eine Datei herein.')
    return password
  } finally {
    asking.close()
    if (stdin.isTTY) stderr.write('\n')
  }
}
