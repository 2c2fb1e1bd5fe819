import { createRequire } from 'node:module'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

const REQUIRED_MAJOR = 24

/**
 * Path of a Node that runs TypeScript without a build: the running one if it is new enough, else the one npm brought
 * along; undefined if there is none.
 */
export function node24() {
  if (Number(process.versions.node.split('.')[0]) >= REQUIRED_MAJOR) return process.execPath
  try {
    const manifest = createRequire(import.meta.url).resolve(`node-${process.platform}-${process.arch}/package.json`)
    const binary = join(dirname(manifest), 'bin', 'node')
    return existsSync(binary) ? binary : undefined
  } catch {
    return undefined
  }
}

export function explainMissingNode() {
  return (
    `Hofkern needs Node ${REQUIRED_MAJOR}, this is ${process.versions.node} on ${process.platform}-${process.arch}, and the package that brings Node ${REQUIRED_MAJOR} along is not installed. ` +
    `Run "npm ci" without --omit=optional, or install Node ${REQUIRED_MAJOR} yourself.`
  )
}
