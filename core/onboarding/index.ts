export { rowsOfStory, type ExampleRow } from './example-row.ts'
export { exampleRows } from './example-rows.ts'
export { storyDays, type StoryDays } from './story-days.ts'
