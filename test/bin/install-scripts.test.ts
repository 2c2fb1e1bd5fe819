import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Locked {
  packages: Record<string, { hasInstallScript?: boolean }>
}

it('says of every package with an install script whether it may run, so that no npm has to ask', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Locked
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: Record<string, boolean> }
  const withScripts = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript && path !== '' ? [path.replace(/^.*node_modules\//, '')] : [],
  )
  expect(Object.keys(allowScripts).toSorted()).toEqual(withScripts.toSorted())
})
