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
      ...(command === program ? ['help'] : []),
      ...command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []),
      ...options,
      '--help',
      ...global(program, command),
    ])
    for (const below of command.commands) visit(below, `${path} ${below.name()}`.trim())
  }
  visit(program, '')
  return words
}

/** The commands that take a folder or a file, by their path. */
export function pathsOfFiles(program: Command): string[] {
  const paths: string[] = []
  const visit = (command: Command, path: string): void => {
    if (command.registeredArguments.some((argument) => FILES.has(argument.name()))) paths.push(path)
    for (const below of command.commands) visit(below, `${path} ${below.name()}`.trim())
  }
  visit(program, '')
  return paths
}

const FILES = new Set(['ordner', 'pfad'])

const global = (program: Command, command: Command): string[] => (command === program ? [] : ['--json'])

/** Names and options are our own: letters and hyphens, nothing that a shell would read otherwise. */
export const completionScript = (program: Command, shell: Shell): string => {
  const words = wordsByPath(program)
  const files = pathsOfFiles(program)
  return shell === 'fish' ? fish(words, files) : shell === 'zsh' ? zsh(words, files) : bash(words)
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

/** `compinit` has to have run before `compdef` is there. */
const zsh = (words: Map<string, string[]>, files: readonly string[]): string => `(( $+functions[compdef] )) || {
  autoload -Uz compinit && compinit
}
_hofkern() {
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
  case "$path_" in
    ${files.map((path) => `'${path}'`).join('|')}) _files ;;
  esac
}
compdef _hofkern hofkern`

const fish = (words: Map<string, string[]>, files: readonly string[]): string => `function __hofkern_path
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
  .map(
    ([path, next]) =>
      `complete -c hofkern ${files.includes(path) ? '-F ' : ''}-n "test (__hofkern_path) = '${path}'" -a '${next.join(' ')}'`,
  )
  .join('\n')}`
