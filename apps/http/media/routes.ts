import { z } from 'zod'
import { MOST_BYTES, PICTURE_TYPES, type Media } from '../../../core/media/index.ts'
import { time } from '../../presenters/time.ts'
import { route, type Route } from '../pipeline/route.ts'

const Path = z.string().describe('Of a picture, for good: `media/<uuid>.jpg`, `.png` or `.webp`')
const Paths = z.array(z.string().max(500)).min(1).max(100)
const denied = z
  .array(z.string())
  .describe('Paths that lead to no picture of yours: unknown, of another farm, deleted, or no picture')

const MediaUploadUrlsRequest = z
  .strictObject({
    files: z
      .array(
        z.strictObject({
          filename: z.string().min(1).max(255),
          content_type: z.enum(PICTURE_TYPES, 'Das geht nicht hoch. Es gehen Bilder als JPEG, PNG oder WebP.'),
          size_bytes: z
            .int()
            .min(1, 'Die Datei ist leer.')
            .max(MOST_BYTES, 'Das Bild ist zu groß. Es darf höchstens 20 MB haben.'),
        }),
      )
      .min(1)
      .max(20),
  })
  .meta({ id: 'MediaUploadUrlsRequest' })

const MediaUploadUrlsResponse = z
  .object({
    uploads: z
      .array(
        z.object({
          path: Path,
          url: z.url().describe('Takes one PUT of exactly the type and length that were named'),
          headers: z.record(z.string(), z.string()).describe('To be sent with the PUT'),
          expires_at: z.iso.datetime(),
        }),
      )
      .describe('One for each file, in order'),
  })
  .meta({ id: 'MediaUploadUrlsResponse' })

const MediaSignUrlsRequest = z.strictObject({ paths: Paths }).meta({ id: 'MediaSignUrlsRequest' })
const MediaSignUrlsResponse = z
  .object({ urls: z.array(z.object({ path: Path, url: z.url(), expires_at: z.iso.datetime() })), denied })
  .meta({ id: 'MediaSignUrlsResponse' })

const MediaDeleteRequest = z.strictObject({ paths: Paths }).meta({ id: 'MediaDeleteRequest' })
const MediaDeleteResponse = z.object({ deleted: z.array(Path), denied }).meta({ id: 'MediaDeleteResponse' })

const PATH = 'media/01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e.jpg'
const OTHER = 'media/01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3f.png'
const EXPIRES = '2026-05-20T08:05:00.000Z'

export const mediaRoutes = (media: Media): Route[] => [
  route({
    method: 'post',
    path: '/media/upload-urls',
    operationId: 'createMediaUploadUrls',
    tag: 'Media',
    access: 'bearer',
    budget: 'general',
    summary: 'Get addresses to which pictures can be uploaded',
    description:
      'Each takes a PUT for five minutes, from a page of any origin. What is uploaded is looked at when its path is first signed or used: only then is it kept, for good, and what is no picture of its type is deleted. An upload that nobody asks for is deleted after a day.',
    body: MediaUploadUrlsRequest,
    bodyExample: { files: [{ filename: 'Schlag 7.jpg', content_type: 'image/jpeg', size_bytes: 1_834_221 }] },
    responses: {
      200: {
        description: 'Where each file goes',
        schema: MediaUploadUrlsResponse,
        example: {
          uploads: [
            {
              path: PATH,
              url: 'https://hof.example/objects/…?expires=…&signature=…',
              headers: { 'Content-Type': 'image/jpeg' },
              expires_at: EXPIRES,
            },
          ],
        },
      },
    },
    async handle({ actor, body }) {
      const files = body.files.map(({ content_type, size_bytes }) => ({
        contentType: content_type,
        sizeBytes: size_bytes,
      }))
      const uploads = await media.createUploadUrls(actor, files)
      return {
        status: 200,
        body: { uploads: uploads.map(({ expiresAt, ...upload }) => ({ ...upload, expires_at: time(expiresAt) })) },
      }
    },
  }),
  route({
    method: 'post',
    path: '/media/sign-urls',
    operationId: 'signMediaUrls',
    tag: 'Media',
    access: 'bearer',
    budget: 'general',
    summary: 'Get addresses at which pictures can be read for five minutes',
    body: MediaSignUrlsRequest,
    bodyExample: { paths: [PATH, OTHER] },
    responses: {
      200: {
        description: 'Each path once, in one of the two lists',
        schema: MediaSignUrlsResponse,
        example: {
          urls: [{ path: PATH, url: 'https://hof.example/objects/…?expires=…&signature=…', expires_at: EXPIRES }],
          denied: [OTHER],
        },
      },
    },
    async handle({ actor, body }) {
      const signed = await media.signMedia(actor, body.paths)
      return {
        status: 200,
        body: {
          urls: signed.urls.map(({ path, url, expiresAt }) => ({ path, url, expires_at: time(expiresAt) })),
          denied: signed.denied,
        },
      }
    },
  }),
  route({
    method: 'post',
    path: '/media/delete',
    operationId: 'deleteMedia',
    tag: 'Media',
    access: 'bearer',
    budget: 'general',
    summary: 'Delete pictures',
    body: MediaDeleteRequest,
    bodyExample: { paths: [PATH, OTHER] },
    responses: {
      200: {
        description: 'Each path once, in one of the two lists',
        schema: MediaDeleteResponse,
        example: { deleted: [PATH], denied: [OTHER] },
      },
    },
    handle: async ({ actor, body }) => ({ status: 200, body: await media.deleteMedia(actor, body.paths) }),
  }),
]
