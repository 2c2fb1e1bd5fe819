import { Migration } from '@mikro-orm/migrations'
import { SHARED_NAMESPACE } from '../../../core/shared/ids.ts'
import { APPLICATION_ROLE } from '../database.ts'
import { bindToNamespace } from './namespace-policy.ts'

/**
 * The search reads lexemes through a view that shows the rows of the namespace. Row-level security on the table itself would keep the
 * search from its index, because PostgreSQL lets no operator run before a policy unless it is leakproof, and `@@` is not. The view reads
 * with the rights of its owner, to whom a policy of its own shows every row; the application's role stays bound, table and view alike.
 * Vectors lie apart from the passages, in eight bits a component, with the model that made them.
 */
export class Search extends Migration {
  override up(): void {
    this.addSql('create policy owner_of_view on passage_lexemes for select to current_user using (true)')
    this.addSql(`
      create view searchable_lexemes as select * from passage_lexemes
      where namespace_id = any(array['${SHARED_NAMESPACE}'::uuid, nullif(current_setting('hofkern.namespace_id', true), '')::uuid])`)
    this.addSql(`grant select on searchable_lexemes to ${APPLICATION_ROLE}`)
    this.addSql('alter table passages drop column embedding')
    this.addSql(`
      create table passage_vectors (
        namespace_id uuid not null,
        document_id uuid not null,
        ordinal integer not null,
        model text not null,
        vector bytea not null,
        primary key (namespace_id, document_id, ordinal)
      )`)
    for (const statement of bindToNamespace('passage_vectors')) this.addSql(statement)
    this.addSql(`create policy shared_knowledge on passage_vectors for select using (namespace_id = '${SHARED_NAMESPACE}')`)
  }
}
