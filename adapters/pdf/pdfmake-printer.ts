import { createHash } from 'node:crypto'
import type { Paper, PaperPrinter } from '../../core/onboarding/index.ts'

export class PdfmakePrinter implements PaperPrinter {
  async print(paper: Paper) {
    const content = 'text' in paper ? new TextEncoder().encode(paper.text) : new Uint8Array()
    return { filename: paper.filename, contentType: 'text' in paper ? paper.contentType : 'application/pdf', sizeBytes: content.byteLength, sha256: createHash('sha256').update(content).digest('hex'), content }
  }
}
