import type { ConfiguredParts } from '../../core/operations/index.ts'
import type { Settings } from './settings.ts'

export const configuredParts = ({ s3, dataDir, languageModel, embeddings }: Settings): ConfiguredParts => ({
  objectStore: s3 ? `S3 bucket ${s3.bucket}` : `${dataDir}/objects`,
  dataFolder: dataDir,
  languageModel: languageModel && `${languageModel.provider}, ${languageModel.model}`,
  embeddings: embeddings?.model,
})
