// The main file of a process that draws one book: it takes JSON, says how many pages there are,
// gives the PDF, and ends.
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { PrintedBook } from '../../../core/library/index.ts'
import { drawBook } from './draw-book.ts'

const { pages, chunks } = drawBook((await json(process.stdin)) as PrintedBook)
process.send?.(pages)
await pipeline(Readable.from(chunks), process.stdout)
process.disconnect?.()
