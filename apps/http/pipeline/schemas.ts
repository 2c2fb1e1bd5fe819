import { z } from 'zod'

export const SuccessResponse = z.object({ success: z.literal(true) }).meta({ id: 'SuccessResponse' })

export const HTTPValidationError = z
  .object({
    detail: z.array(
      z
        .object({ loc: z.array(z.union([z.string(), z.int()])), msg: z.string(), type: z.string() })
        .meta({ id: 'ValidationError' }),
    ),
  })
  .meta({ id: 'HTTPValidationError' })

export const ErrorResponse = z
  .object({
    detail: z.string().describe('What to do next, in German'),
    code: z.string().describe('Stable'),
    request_id: z.string(),
  })
  .meta({ id: 'ErrorResponse' })
