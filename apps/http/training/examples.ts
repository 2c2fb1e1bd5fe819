export const EXAMPLE = {
  document_id: '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e',
  job_id: '01943c6e-0a52-7c44-8a0b-1c2d3e4f5a6b',
  category: 'duengung',
  status_url: '/training/01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e',
  time: '2026-05-20T06:30:00.000Z',
}

export const EXAMPLE_STATUS = {
  document_id: EXAMPLE.document_id,
  job_id: EXAMPLE.job_id,
  status: 'completed',
  progress: 1,
  stage_detail: 'Fertig',
  error: null,
  title: 'Bodenuntersuchung Langer Kamp',
  filename: 'boden_2026.pdf',
  category: 'duengung',
  sender: 'LUFA Nord-West',
  dated: '2026-05-12',
  pages: 2,
  passages: 5,
  derived: {},
  warnings: [],
  created_at: EXAMPLE.time,
  updated_at: EXAMPLE.time,
  completed_at: EXAMPLE.time,
}
