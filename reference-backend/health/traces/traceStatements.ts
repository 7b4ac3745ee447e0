import type { Connection, Statements } from '../../database/Database.ts';
import type { Sql } from '../../database/sql.ts';
import type { Step, Traces } from './Traces.ts';

const KIND = /^\s*(\w+)/;
const TABLE = /\b(?:from|into|update|join)\s+([a-z_]+)/;

/** What a statement is: its kind and its first table, such as `select claims`. Never its values, which stand apart. */
export function describeStatement({ texts }: Pick<Sql, 'texts'>): Step {
  const text = texts.join('?');
  const kind = KIND.exec(text)?.[1] ?? 'statement';
  const table = TABLE.exec(text)?.[1];
  const name = table === undefined ? kind : `${kind} ${table}`;
  return {
    name,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': kind,
      'db.query.summary': name,
      ...(table !== undefined && { 'db.collection.name': table }),
    },
  };
}

const TRANSACTION: Step = { name: 'transaction', attributes: { 'db.system.name': 'postgresql' } };

/** The connection, each of whose statements and transactions is a step of its request. */
export function traceStatements(connection: Connection, traces: Traces | undefined): Connection {
  if (!traces) return connection;
  return {
    ...connection,
    ...tracedStatements(connection, traces),
    transaction: (work) =>
      traces.step(
        () => TRANSACTION,
        () => connection.transaction((statements) => work({ ...statements, ...tracedStatements(statements, traces) })),
      ),
  };
}

const tracedStatements = (statements: Statements, { step }: Traces): Pick<Statements, 'rows' | 'run'> => ({
  rows: (statement, columns) =>
    step(
      () => describeStatement(statement),
      () => statements.rows(statement, columns),
    ),
  run: (statement) =>
    step(
      () => describeStatement(statement),
      () => statements.run(statement),
    ),
});
