import { Migration } from '@mikro-orm/migrations'
import { SHARED_NAMESPACE } from '../../../core/shared/ids.ts'
import { bindToNamespace } from './namespace-policy.ts'

/**
 * Documents, passages and entities of the knowledge graphs. What a search weighs lies apart from what it shows, so that
 * weighing reads little; vectors are packed, with the model that made them.
 */
export class Knowledge extends Migration {
  override up(): void {
    this.addSql('create extension if not exists btree_gin')
    this.addSql(`insert into namespaces (id, kind, created_at) values ('${SHARED_NAMESPACE}', 'shared', now())`)
    this.addSql(`
      create table knowledge_documents (
        namespace_id uuid not null,
        id uuid not null,
        title text not null,
        passages integer not null,
        primary key (namespace_id, id)
      )`)
    this.addSql(`
      create table passages (
        namespace_id uuid not null,
        document_id uuid not null,
        ordinal integer not null,
        page integer not null,
        start_offset integer not null,
        end_offset integer not null,
        heading text not null,
        text text not null,
        stems text not null,
        primary key (namespace_id, document_id, ordinal)
      )`)
    this.addSql(`
      create table passage_lexemes (
        namespace_id uuid not null,
        document_id uuid not null,
        ordinal integer not null,
        lexemes tsvector not null,
        primary key (namespace_id, document_id, ordinal)
      )`)
    this.addSql('create index on passage_lexemes using gin (namespace_id, lexemes)')
    this.addSql(`
      create table passage_vectors (
        namespace_id uuid not null,
        document_id uuid not null,
        ordinal integer not null,
        model text not null,
        vector bytea not null,
        primary key (namespace_id, document_id, ordinal)
      )`)
    this.addSql(`
      create table entities (
        namespace_id uuid not null,
        kind text not null,
        key text not null,
        label text not null,
        primary key (namespace_id, kind, key)
      )`)
    this.addSql(`
      create table mentions (
        namespace_id uuid not null,
        document_id uuid not null,
        ordinal integer not null,
        kind text not null,
        key text not null,
        primary key (namespace_id, document_id, ordinal, kind, key)
      )`)
    this.addSql('create index on mentions (namespace_id, kind, key)')
    for (const table of [
      'knowledge_documents',
      'passages',
      'passage_lexemes',
      'passage_vectors',
      'entities',
      'mentions',
    ]) {
      for (const statement of bindToNamespace(table)) this.addSql(statement)
      this.addSql(`create policy shared_knowledge on ${table} for select using (namespace_id = '${SHARED_NAMESPACE}')`)
    }
    for (const statement of SEARCHABLE_LEXEMES) this.addSql(statement)
  }
}

/**
 * The search reads lexemes through a view that shows the rows of the namespace. Row-level security on the table itself
 * would keep the search from its index, because PostgreSQL lets no operator run before a policy unless it is leakproof,
 * and `@@` is not. The view reads with the rights of its owner, to whom a policy of its own shows every row; the
 * application's role stays bound, table and view alike.
 */
const SEARCHABLE_LEXEMES = [
  'create policy owner_of_view on passage_lexemes for select to current_user using (true)',
  `create view searchable_lexemes as select * from passage_lexemes
   where namespace_id = any(array['${SHARED_NAMESPACE}'::uuid, nullif(current_setting('hofkern.namespace_id', true), '')::uuid])`,
]
