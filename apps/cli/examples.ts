import type { Command } from 'commander'

/** How the commands are called; each line stands below the help of its command. */
export const EXAMPLES: readonly string[] = `
hofkern migrate
hofkern cleanup --dry-run
hofkern cleanup
hofkern doctor
hofkern doctor --json
hofkern backup /sicherung/2026-05-20
hofkern restore /sicherung/2026-05-20
hofkern verify
hofkern jobs list
hofkern jobs retry
hofkern users create --email anna@hof.de --username anna-moor
hofkern users create --email anna@hof.de --username anna-moor --password "ein ganzer Satz"
hofkern users list
hofkern users list --limit 200 --offset 200 --json
hofkern users disable --email anna@hof.de
hofkern users disable --email anna@hof.de --yes
hofkern users enable --email anna@hof.de
hofkern users password --email anna@hof.de
hofkern users password --email anna@hof.de --password "ein ganzer Satz"
hofkern users delete --email anna@hof.de
hofkern users sessions --email anna@hof.de
hofkern users logout --email anna@hof.de
hofkern users logout --email anna@hof.de --id 01943c6e-0a50-7a11-8c2f-3d4e5f607182
hofkern akh grant --email anna@hof.de --amount 20 --key gutschein-2026-05
hofkern akh show --email anna@hof.de
hofkern token issue --email anna@hof.de
hofkern token issue --email anna@hof.de --hours 1
hofkern oauth clients
hofkern oauth clients --limit 200
hofkern oauth clients block 01943c6e-0a50-7a11-8c2f-3d4e5f607182
hofkern oauth clients unblock 01943c6e-0a50-7a11-8c2f-3d4e5f607182
hofkern oauth grants --email anna@hof.de
hofkern oauth grants revoke --email anna@hof.de --all
hofkern oauth grants revoke --email anna@hof.de --id 01943c6e-0a50-7a11-8c2f-3d4e5f607182
hofkern oauth keys rotate
hofkern oauth keys rotate --leaked
hofkern secrets rotate
hofkern knowledge embed
hofkern knowledge import merkblaetter
hofkern knowledge update
hofkern inbox scanner --email anna@hof.de
hofkern inbox scanner --email anna@hof.de --once
hofkern letters import posteingang --email anna@hof.de
hofkern mailboxes set --email anna@hof.de --host imap.hof.de --user anna@hof.de
hofkern mailboxes set --email anna@hof.de --host imap.hof.de --user anna@hof.de --folder Hofkern --since 2026-01-01 < kennwort
hofkern mailboxes set --email anna@hof.de --host imap.hof.de --user anna@hof.de --encryption starttls --port 143
hofkern mailboxes list
hofkern mailboxes test --email anna@hof.de
hofkern mailboxes remove --email anna@hof.de
hofkern export --email anna@hof.de --out hof-anna
hofkern export --email anna@hof.de --out hof-anna.zip
hofkern import hof-anna.zip --email anna@hof.de
hofkern namespace reset --email anna@hof.de
hofkern namespace cleanup --email anna@hof.de
echo 'eval "$(hofkern completion bash)"' >> ~/.bashrc
echo 'eval "$(hofkern completion zsh)"' >> ~/.zshrc
hofkern completion fish > ~/.config/fish/completions/hofkern.fish
`
  .trim()
  .split('\n')

/** The command as it is called, without the program's own name. */
export const pathOf = (command: Command): string =>
  command.parent === null ? '' : `${pathOf(command.parent)} ${command.name()}`.trim()

export const isExampleOf = (example: string, command: Command): boolean =>
  new RegExp(`\\bhofkern ${pathOf(command)}(?![\\w-])`).test(example)

/** The lines of a command, without those of commands below it. */
export const examplesOf = (command: Command): string[] =>
  EXAMPLES.filter(
    (example) => isExampleOf(example, command) && !command.commands.some((below) => isExampleOf(example, below)),
  )

/** Puts the examples below the help of every command that has some. */
export function withExamples(program: Command): Command {
  const examples = program.parent ? examplesOf(program) : []
  if (examples.length > 0)
    program.addHelpText('after', `\nBeispiele:\n${examples.map((example) => `  ${example}`).join('\n')}`)
  for (const command of program.commands) withExamples(command)
  return program
}
