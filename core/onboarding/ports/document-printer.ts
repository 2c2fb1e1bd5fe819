import type { HeldFile } from '../../sources/index.ts'
import type { Paper } from '../example-document.ts'

/** Makes the file of a paper. The same paper gives the same bytes. */
export interface PaperPrinter {
  print(paper: Paper): Promise<HeldFile>
}
