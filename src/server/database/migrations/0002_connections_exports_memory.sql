CREATE TABLE "calendar_feeds" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"sealed_tokens" "bytea" NOT NULL,
	"key_id" text NOT NULL,
	"access_expires_at" timestamp with time zone NOT NULL,
	"scopes" text[] NOT NULL,
	"account" text,
	"site_id" text,
	"sites" jsonb,
	"connected_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connections_user_id_provider_pk" PRIMARY KEY("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "export_tasks" (
	"user_id" uuid NOT NULL,
	"export_id" uuid NOT NULL,
	"task_id" text NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"remote_id" text,
	"remote_url" text,
	"content_hash" text,
	"batch_id" uuid,
	"deadline_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error_detail" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "export_tasks_user_id_export_id_task_id_pk" PRIMARY KEY("user_id","export_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_usage" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	"cost_micros" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "model_usage_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "oauth_states" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"provider" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "oauth_states_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "plan_exports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"target" text NOT NULL,
	"state" text NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"destination" jsonb NOT NULL,
	"error_code" text,
	"error_detail" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "plan_exports_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "remembered_preferences" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"value" jsonb NOT NULL,
	"times_stated" integer DEFAULT 1 NOT NULL,
	"last_stated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"dismissed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "remembered_preferences_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "remembered_preferences_once" UNIQUE("user_id","kind","text")
);
--> statement-breakpoint
ALTER TABLE "plan_runs" ADD COLUMN "model_name" text;--> statement-breakpoint
ALTER TABLE "plan_runs" ADD COLUMN "model_input_tokens" integer;--> statement-breakpoint
ALTER TABLE "plan_runs" ADD COLUMN "model_output_tokens" integer;--> statement-breakpoint
ALTER TABLE "plan_runs" ADD COLUMN "model_cost_micros" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "model_drafting" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_plan_id_plans_user_id_id_fk" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."plans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_tasks" ADD CONSTRAINT "export_tasks_user_id_export_id_plan_exports_user_id_id_fk" FOREIGN KEY ("user_id","export_id") REFERENCES "public"."plan_exports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_states" ADD CONSTRAINT "oauth_states_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_exports" ADD CONSTRAINT "plan_exports_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_exports" ADD CONSTRAINT "plan_exports_user_id_plan_id_plans_user_id_id_fk" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."plans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_preferences" ADD CONSTRAINT "remembered_preferences_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_plan" ON "calendar_feeds" USING btree ("user_id","plan_id");--> statement-breakpoint
CREATE INDEX "model_usage_day" ON "model_usage" USING btree ("day");--> statement-breakpoint
CREATE INDEX "oauth_states_expiry" ON "oauth_states" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_exports_once" ON "plan_exports" USING btree ("user_id","plan_id","target");