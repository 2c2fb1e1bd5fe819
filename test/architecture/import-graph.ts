import { areaOf } from './boundaries.ts'
import { importsOf, type SourceFile } from './source-file.ts'

/** Who imports whom among the files given; imports of other files are left out. */
export function importGraph(tree: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const paths = new Set(tree.map(({ path }) => path))
  return new Map(
    tree.map((file) => [
      file.path,
      importsOf(file).flatMap(({ target }) => (target !== null && paths.has(target) ? [target] : [])),
    ]),
  )
}

/**
 * Every group of two or more files that import each other around a circle (Tarjan 1972), and files that import
 * themselves.
 */
export function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = []
  const [order, low] = [new Map<string, number>(), new Map<string, number>()]
  const open: string[] = []
  const visit = (file: string): void => {
    order.set(file, order.size)
    low.set(file, order.get(file)!)
    open.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) low.set(file, Math.min(low.get(file)!, low.get(next)!))
    }
    if (low.get(file) !== order.get(file)) return
    const circle = open.splice(open.indexOf(file))
    if (circle.length > 1 || graph.get(file)!.includes(file)) circles.push(circle.toSorted())
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}

/** What measures and what proves stand beside each other at the top. */
const LAYERS = [/^core\//, /^adapters\//, /^apps\//, /^(?:examples|bench|test)\//]

/** Imports from a lower layer of the house to a higher one. */
export const upwardImports = (graph: ReadonlyMap<string, readonly string[]>): string[] =>
  [...graph].flatMap(([file, targets]) =>
    targets.filter((target) => layerOf(target) > layerOf(file)).map((target) => `${file} -> ${target}`),
  )

const layerOf = (path: string): number => LAYERS.findIndex((layer) => layer.test(path))

/** The areas of the core with the areas that each knows beside `shared` and `access`, as „farm --> law“. */
export function areaArrows(tree: readonly SourceFile[]): string[] {
  const arrows = new Set<string>()
  for (const [file, targets] of importGraph(tree))
    for (const target of targets) {
      const [own, other] = [areaOf(file), areaOf(target)]
      if (own && other && own !== other && other !== 'shared' && other !== 'access') arrows.add(`${own} --> ${other}`)
    }
  return [...arrows].toSorted()
}
