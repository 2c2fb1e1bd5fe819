import type { Command } from 'commander'

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

/** What may stand next behind a command, by its path: the commands below it and its options. */
export function wordsByPath(program: Command): Map<string, string[]> {
  const words = new Map<string, string[]>()
  const visit = (command: Command, path: string): void => {
    const options = command.options.flatMap(({ long }) => (long ? [long] : []))
    words.set(path, [
      ...command.commands.map((below) => below.name()),
      ...options,
      '--help',
      ...global(program, command),
    ])
    for (const below of command.commands) visit(below, `${path} ${below.name()}`.trim())
  }
  visit(program, '')
  return words
}

const global = (program: Command, command: Command): string[] => (command === program ? [] : ['--json'])

/** Names and options are our own: letters and hyphens, nothing that a shell would read otherwise. */
export const completionScript = (program: Command, shell: Shell): string => {
  const words = wordsByPath(program)
  return shell === 'fish' ? fish(words) : shell === 'zsh' ? zsh(words) : bash(words)
}

/** The commands typed so far become the path; options and what is no command are passed over. */
const cases = (words: Map<string, string[]>, indent: string): string =>
  [...words].map(([path, next]) => `${indent}'${path}') next='${next.join(' ')}' ;;`).join('\n')

const pattern = (words: Map<string, string[]>): string =>
  [...words.keys()]
    .filter((path) => path !== '')
    .map((path) => `'${path}'`)
    .join('|')

const bash = (words: Map<string, string[]>): string => `_hofkern() {
  local path='' longer='' next='' i
  for ((i = 1; i < COMP_CWORD; i++)); do
    longer="\${path:+$path }\${COMP_WORDS[i]}"
    case "$longer" in
      ${pattern(words)}) path="$longer" ;;
    esac
  done
  case "$path" in
${cases(words, '    ')}
  esac
  COMPREPLY=($(compgen -W "$next" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _hofkern hofkern`

const zsh = (words: Map<string, string[]>): string => `_hofkern() {
  local path_='' longer='' next='' i
  for ((i = 2; i < CURRENT; i++)); do
    longer="\${path_:+$path_ }\${words[i]}"
    case "$longer" in
      ${pattern(words)}) path_="$longer" ;;
    esac
  done
  case "$path_" in
${cases(words, '    ')}
  esac
  compadd -- \${=next}
}
compdef _hofkern hofkern`

const fish = (words: Map<string, string[]>): string => `function __hofkern_path
  set -l path ''
  for word in (commandline -opc)[2..-1]
    set -l longer (string trim -- "$path $word")
    switch $longer
      case ${pattern(words).replaceAll('|', ' ')}
        set path $longer
    end
  end
  echo $path
end
complete -c hofkern -f
${[...words]
  .map(([path, next]) => `complete -c hofkern -n "test (__hofkern_path) = '${path}'" -a '${next.join(' ')}'`)
  .join('\n')}`
