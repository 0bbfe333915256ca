CREATE TABLE "credit_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"period" integer DEFAULT 0 NOT NULL,
	"period_started_at" timestamp with time zone,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_accounts_used" CHECK ("credit_accounts"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_ledger" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"amount" integer NOT NULL,
	"period" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_ledger_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "credit_ledger_once" UNIQUE("user_id","run_id","kind")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "plan_runs" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text,
	"request" jsonb,
	"state" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"lease_until" timestamp with time zone,
	"seq" integer DEFAULT 0 NOT NULL,
	"steps" json NOT NULL,
	"plan" json,
	"has_tasks" boolean DEFAULT false NOT NULL,
	"error_code" text,
	"error_detail" text,
	"credit_period" integer,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "plan_runs_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "plan_runs_key" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"prompt" text NOT NULL,
	"planner_type" text NOT NULL,
	"members" "bytea" NOT NULL,
	"exported_to_calendar" boolean DEFAULT false NOT NULL,
	"exported_to_jira" boolean DEFAULT false NOT NULL,
	CONSTRAINT "plans_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"avatar_url" text,
	"time_zone" text,
	"locale" text,
	"plan_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_runs" ADD CONSTRAINT "plan_runs_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "plan_runs_lease" ON "plan_runs" USING btree ("lease_until") WHERE "plan_runs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "plan_runs_finished" ON "plan_runs" USING btree ("finished_at") WHERE "plan_runs"."state" <> 'running';--> statement-breakpoint
-- Members are compressed already; up to 8 KB stay in the row, so that a page of the history is read without TOAST.
ALTER TABLE "plans" SET (toast_tuple_target = 8160);--> statement-breakpoint
ALTER TABLE "plans" ALTER COLUMN "members" SET STORAGE EXTERNAL;
