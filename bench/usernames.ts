// npm run bench:usernames: how long a check of a username takes, and how many of the tables come out right.
import { readFileSync } from 'node:fs'
import { usernameFaults } from '../core/access/index.ts'

const namesOf = (kind: 'hostile' | 'harmless'): string[] =>
  [kind, `${kind}-of-others`].flatMap((table) =>
    readFileSync(new URL(`../test/core/access/usernames/${table}.txt`, import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  )

const [hostile, harmless] = [namesOf('hostile'), namesOf('harmless')]
const right = {
  hostile: hostile.filter((name) => usernameFaults(name).length > 0).length,
  harmless: harmless.filter((name) => usernameFaults(name).length === 0).length,
}

/** The names of the tables, and the longest that the route takes, of signs that stand for the most letters. */
const names = [
  ...hostile,
  ...harmless,
  ...['i', '1l', 'f-', 'il1y', 'a\u0301', '0'].map((part) => part.repeat(200).slice(0, 200)),
]
const checks: number[] = []
/** Of each name its quickest check, so that the worst is a name and not a pause of the machine. */
const quickest: number[] = names.map((name) => {
  let least = Infinity
  for (let round = 0; round < 20; round++) {
    const began = performance.now()
    usernameFaults(name)
    const ms = performance.now() - began
    checks.push(ms)
    least = Math.min(least, ms)
  }
  return least
})
const at = (share: number): string =>
  checks.toSorted((one, other) => one - other)[Math.floor((checks.length - 1) * share)]!.toFixed(3)

console.log(`hostile  ${right.hostile} of ${hostile.length} told`)
console.log(`harmless ${right.harmless} of ${harmless.length} let through`)
console.log(
  `a check: median ${at(0.5)} ms, p99 ${at(0.99)} ms; of the worst name ${Math.max(...quickest).toFixed(3)} ms`,
)
