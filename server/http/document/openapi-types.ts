/** The part of OpenAPI 3.1 that is used here. */
export interface Schema {
  [keyword: string]: unknown;
}

interface Content {
  schema: Schema;
  example?: unknown;
}

interface Response {
  description: string;
  content?: Record<string, Content>;
}

export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: Record<string, unknown>[];
  requestBody?: { required?: boolean; content: Record<string, Content> };
  responses: Record<string, Response>;
}

export interface ApiDocument {
  [field: string]: unknown;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, unknown> };
}
