import type { Command } from 'commander'

/** How each command is called, by its name; shown below its help. */
export const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  migrate: ['hofkern migrate'],
  cleanup: ['hofkern cleanup --dry-run', 'hofkern cleanup'],
  doctor: ['hofkern doctor', 'hofkern doctor --json'],
  backup: ['hofkern backup /sicherung/2026-05-20'],
  restore: ['hofkern restore /sicherung/2026-05-20'],
  verify: ['hofkern verify'],
  'jobs list': ['hofkern jobs list'],
  'jobs retry': ['hofkern jobs retry'],
  'users create': [
    'hofkern users create --email anna@hof.de --username anna-moor',
    'hofkern users create --email anna@hof.de --username anna-moor --password "ein ganzer Satz"',
  ],
  'users list': ['hofkern users list', 'hofkern users list --limit 200 --offset 200 --json'],
  'users disable': ['hofkern users disable --email anna@hof.de', 'hofkern users disable --email anna@hof.de --yes'],
  'users enable': ['hofkern users enable --email anna@hof.de'],
  'users password': [
    'hofkern users password --email anna@hof.de',
    'hofkern users password --email anna@hof.de --password "ein ganzer Satz"',
  ],
  'users delete': ['hofkern users delete --email anna@hof.de'],
  'users sessions': ['hofkern users sessions --email anna@hof.de'],
  'users logout': [
    'hofkern users logout --email anna@hof.de',
    'hofkern users logout --email anna@hof.de --id 01943c6e-0a50-7a11-8c2f-3d4e5f607182',
  ],
  'token issue': ['hofkern token issue --email anna@hof.de', 'hofkern token issue --email anna@hof.de --hours 1'],
  'oauth clients': ['hofkern oauth clients', 'hofkern oauth clients --limit 200'],
  'oauth clients block': ['hofkern oauth clients block 01943c6e-0a50-7a11-8c2f-3d4e5f607182'],
  'oauth clients unblock': ['hofkern oauth clients unblock 01943c6e-0a50-7a11-8c2f-3d4e5f607182'],
  'oauth grants': ['hofkern oauth grants --email anna@hof.de'],
  'oauth grants revoke': [
    'hofkern oauth grants revoke --email anna@hof.de --all',
    'hofkern oauth grants revoke --email anna@hof.de --id 01943c6e-0a50-7a11-8c2f-3d4e5f607182',
  ],
  'oauth keys rotate': ['hofkern oauth keys rotate', 'hofkern oauth keys rotate --leaked'],
  'secrets rotate': ['hofkern secrets rotate'],
  'knowledge import': ['hofkern knowledge import merkblaetter'],
  'letters import': ['hofkern letters import posteingang --email anna@hof.de'],
  export: [
    'hofkern export --email anna@hof.de --out hof-anna',
    'hofkern export --email anna@hof.de --out hof-anna.zip',
  ],
  import: ['hofkern import hof-anna.zip --email anna@hof.de'],
  'namespace reset': ['hofkern namespace reset --email anna@hof.de'],
  'namespace cleanup': ['hofkern namespace cleanup --email anna@hof.de'],
  completion: [
    'echo \'eval "$(hofkern completion bash)"\' >> ~/.bashrc',
    'echo \'eval "$(hofkern completion zsh)"\' >> ~/.zshrc',
    'hofkern completion fish > ~/.config/fish/completions/hofkern.fish',
  ],
}

/** The command as it is called, without the program's own name. */
export const pathOf = (command: Command): string =>
  command.parent === null ? '' : `${pathOf(command.parent)} ${command.name()}`.trim()

/** Puts the examples below the help of every command that has some. */
export function withExamples(program: Command): Command {
  const examples = EXAMPLES[pathOf(program)]
  if (examples) program.addHelpText('after', `\nBeispiele:\n${examples.map((example) => `  ${example}`).join('\n')}`)
  for (const command of program.commands) withExamples(command)
  return program
}
