// Made from supabase by `npm run db:types`; do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      admin_settings: {
        Row: {
          created_at: string;
          key: string;
          updated_at: string;
          value: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          key: string;
          updated_at?: string;
          value: NonNullable<Json>;
        };
        Update: {
          created_at?: string;
          key?: string;
          updated_at?: string;
          value?: NonNullable<Json>;
        };
        Relationships: [];
      };
      ai_generations: {
        Row: {
          aspect: string;
          asset_id: string | null;
          code: string | null;
          cost_micro_usd: number;
          cost_paise: number;
          created_at: string;
          ended_at: string | null;
          final_prompt: string;
          id: string;
          is_charged: boolean;
          is_transparent: boolean;
          lease: string | null;
          leased_until: string | null;
          model: string;
          moderation: Json | null;
          parent_id: string | null;
          path: string | null;
          person_key: string | null;
          prompt: string;
          provider: string;
          revised_prompt: string | null;
          seed: number | null;
          sha256: string | null;
          status: string;
          style: string;
          tries: number;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          aspect: string;
          asset_id?: string | null;
          code?: string | null;
          cost_micro_usd: number;
          cost_paise: number;
          created_at?: string;
          ended_at?: string | null;
          final_prompt: string;
          id: string;
          is_charged?: never;
          is_transparent: boolean;
          lease?: string | null;
          leased_until?: string | null;
          model: string;
          moderation?: Json | null;
          parent_id?: string | null;
          path?: string | null;
          person_key?: string | null;
          prompt: string;
          provider: string;
          revised_prompt?: string | null;
          seed?: number | null;
          sha256?: string | null;
          status?: string;
          style: string;
          tries?: number;
          user_id?: string | null;
        };
        Update: {
          aspect?: string;
          asset_id?: string | null;
          code?: string | null;
          cost_micro_usd?: number;
          cost_paise?: number;
          created_at?: string;
          ended_at?: string | null;
          final_prompt?: string;
          id?: string;
          is_charged?: never;
          is_transparent?: boolean;
          lease?: string | null;
          leased_until?: string | null;
          model?: string;
          moderation?: Json | null;
          parent_id?: string | null;
          path?: string | null;
          person_key?: string | null;
          prompt?: string;
          provider?: string;
          revised_prompt?: string | null;
          seed?: number | null;
          sha256?: string | null;
          status?: string;
          style?: string;
          tries?: number;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "ai_generations_asset_id_fkey";
            columns: ["asset_id"];
            isOneToOne: false;
            referencedRelation: "design_assets";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "ai_generations_parent_id_fkey";
            columns: ["parent_id"];
            isOneToOne: false;
            referencedRelation: "ai_generations";
            referencedColumns: ["id"];
          },
        ];
      };
      audit_log: {
        Row: {
          action: string;
          actor: string;
          actor_name: string;
          after: Json | null;
          before: Json | null;
          created_at: string;
          id: number;
          subject: string;
          subject_id: string;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor: string;
          actor_name: string;
          after?: Json | null;
          before?: Json | null;
          created_at?: string;
          id?: never;
          subject: string;
          subject_id: string;
        };
        Update: {
          action?: string;
          actor?: string;
          actor_name?: string;
          after?: Json | null;
          before?: Json | null;
          created_at?: string;
          id?: never;
          subject?: string;
          subject_id?: string;
        };
        Relationships: [];
      };
      basket_reminders: {
        Row: {
          agreed_at: string;
          basket_key: string;
          changed_at: string;
          email: string;
          email_key: string;
          id: string;
          lines: NonNullable<Json>;
          notified_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          agreed_at?: string;
          basket_key: string;
          changed_at?: string;
          email: string;
          email_key?: never;
          id?: string;
          lines: NonNullable<Json>;
          notified_at?: string | null;
        };
        Update: {
          agreed_at?: string;
          basket_key?: string;
          changed_at?: string;
          email?: string;
          email_key?: never;
          id?: string;
          lines?: NonNullable<Json>;
          notified_at?: string | null;
        };
        Relationships: [];
      };
      blog_authors: {
        Row: {
          about: string;
          created_at: string;
          id: number;
          name: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          about?: string;
          created_at?: string;
          id?: never;
          name: string;
          updated_at?: string;
        };
        Update: {
          about?: string;
          created_at?: string;
          id?: never;
          name?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      blog_autosaves: {
        Row: {
          fields: NonNullable<Json>;
          id: string;
          person: string;
          person_name: string;
          post_id: number | null;
          typed_at: string;
        };
        ComputedFields: never;
        Insert: {
          fields: NonNullable<Json>;
          id: string;
          person: string;
          person_name: string;
          post_id?: number | null;
          typed_at?: string;
        };
        Update: {
          fields?: NonNullable<Json>;
          id?: string;
          person?: string;
          person_name?: string;
          post_id?: number | null;
          typed_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "blog_autosaves_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "blog_post_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "blog_autosaves_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "blog_posts";
            referencedColumns: ["id"];
          },
        ];
      };
      blog_posts: {
        Row: {
          author_id: number;
          body: string;
          changed_at: string;
          cover_alt: string;
          cover_url: string | null;
          created_at: string;
          id: number;
          is_live: boolean;
          minutes: number;
          publish_at: string | null;
          seo_description: string;
          seo_title: string;
          slug: string;
          summary: string;
          tags: string[];
          title: string;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          author_id: number;
          body?: string;
          changed_at?: string;
          cover_alt?: string;
          cover_url?: string | null;
          created_at?: string;
          id?: never;
          is_live?: boolean;
          minutes?: never;
          publish_at?: string | null;
          seo_description?: string;
          seo_title?: string;
          slug: string;
          summary?: string;
          tags?: string[];
          title: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          author_id?: number;
          body?: string;
          changed_at?: string;
          cover_alt?: string;
          cover_url?: string | null;
          created_at?: string;
          id?: never;
          is_live?: boolean;
          minutes?: never;
          publish_at?: string | null;
          seo_description?: string;
          seo_title?: string;
          slug?: string;
          summary?: string;
          tags?: string[];
          title?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: "blog_posts_author_id_fkey";
            columns: ["author_id"];
            isOneToOne: false;
            referencedRelation: "blog_authors";
            referencedColumns: ["id"];
          },
        ];
      };
      blog_revisions: {
        Row: {
          fields: NonNullable<Json>;
          id: number;
          post_id: number;
          saved_at: string;
          saved_by: string | null;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          fields: NonNullable<Json>;
          id?: never;
          post_id: number;
          saved_at?: string;
          saved_by?: string | null;
          version: number;
        };
        Update: {
          fields?: NonNullable<Json>;
          id?: never;
          post_id?: number;
          saved_at?: string;
          saved_by?: string | null;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: "blog_revisions_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "blog_post_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "blog_revisions_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "blog_posts";
            referencedColumns: ["id"];
          },
        ];
      };
      blog_slugs: {
        Row: {
          created_at: string;
          post_id: number;
          slug: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          post_id: number;
          slug: string;
        };
        Update: {
          created_at?: string;
          post_id?: number;
          slug?: string;
        };
        Relationships: [
          {
            foreignKeyName: "blog_slugs_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "blog_post_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "blog_slugs_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "blog_posts";
            referencedColumns: ["id"];
          },
        ];
      };
      categories: {
        Row: {
          created_at: string;
          description: string;
          id: number;
          is_deleted: boolean;
          is_hidden: boolean;
          name: string;
          old_slugs: string[];
          parent_id: number | null;
          picture_alt: string;
          picture_url: string | null;
          slug: string;
          sort_order: number;
          updated_at: string;
          version: number;
          words: string[];
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          description?: string;
          id?: number;
          is_deleted?: boolean;
          is_hidden?: boolean;
          name: string;
          old_slugs?: string[];
          parent_id?: number | null;
          picture_alt?: string;
          picture_url?: string | null;
          slug: string;
          sort_order?: number;
          updated_at?: string;
          version?: number;
          words?: string[];
        };
        Update: {
          created_at?: string;
          description?: string;
          id?: number;
          is_deleted?: boolean;
          is_hidden?: boolean;
          name?: string;
          old_slugs?: string[];
          parent_id?: number | null;
          picture_alt?: string;
          picture_url?: string | null;
          slug?: string;
          sort_order?: number;
          updated_at?: string;
          version?: number;
          words?: string[];
        };
        Relationships: [
          {
            foreignKeyName: "categories_parent_id_fkey";
            columns: ["parent_id"];
            isOneToOne: false;
            referencedRelation: "categories";
            referencedColumns: ["id"];
          },
        ];
      };
      colors: {
        Row: {
          hex: string;
          id: number;
          name: string;
          slug: string;
          sort_order: number;
        };
        ComputedFields: never;
        Insert: {
          hex: string;
          id?: number;
          name: string;
          slug: string;
          sort_order?: number;
        };
        Update: {
          hex?: string;
          id?: number;
          name?: string;
          slug?: string;
          sort_order?: number;
        };
        Relationships: [];
      };
      consents: {
        Row: {
          answered_at: string;
          browser_id: string;
          category: string;
          id: number;
          is_allowed: boolean;
          is_under_gpc: boolean;
          recorded_at: string;
          services: string[];
          version: number;
        };
        ComputedFields: never;
        Insert: {
          answered_at: string;
          browser_id: string;
          category: string;
          id?: never;
          is_allowed: boolean;
          is_under_gpc?: boolean;
          recorded_at?: string;
          services: string[];
          version: number;
        };
        Update: {
          answered_at?: string;
          browser_id?: string;
          category?: string;
          id?: never;
          is_allowed?: boolean;
          is_under_gpc?: boolean;
          recorded_at?: string;
          services?: string[];
          version?: number;
        };
        Relationships: [];
      };
      contact_messages: {
        Row: {
          alarmed_for: string | null;
          answer_due_at: string | null;
          answered_at: string | null;
          body: string;
          complaint_number: string | null;
          created_at: string;
          design_link: string | null;
          due_at: string | null;
          email: string;
          id: number;
          name: string;
          needed_by: string | null;
          notice_version: string | null;
          order_number: string;
          owner_name: string | null;
          phone: string | null;
          quantity: number | null;
          solve_due_at: string | null;
          solved_at: string | null;
          state: string;
          topic: string;
          updated_at: string;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          alarmed_for?: string | null;
          answer_due_at?: string | null;
          answered_at?: string | null;
          body: string;
          complaint_number?: never;
          created_at?: string;
          design_link?: string | null;
          due_at?: never;
          email: string;
          id?: never;
          name: string;
          needed_by?: string | null;
          notice_version?: string | null;
          order_number?: string;
          owner_name?: string | null;
          phone?: string | null;
          quantity?: number | null;
          solve_due_at?: string | null;
          solved_at?: string | null;
          state?: string;
          topic: string;
          updated_at?: string;
          user_id?: string | null;
        };
        Update: {
          alarmed_for?: string | null;
          answer_due_at?: string | null;
          answered_at?: string | null;
          body?: string;
          complaint_number?: never;
          created_at?: string;
          design_link?: string | null;
          due_at?: never;
          email?: string;
          id?: never;
          name?: string;
          needed_by?: string | null;
          notice_version?: string | null;
          order_number?: string;
          owner_name?: string | null;
          phone?: string | null;
          quantity?: number | null;
          solve_due_at?: string | null;
          solved_at?: string | null;
          state?: string;
          topic?: string;
          updated_at?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      contact_replies: {
        Row: {
          author: string | null;
          author_name: string;
          body: string;
          created_at: string;
          id: string;
          message_id: number;
        };
        ComputedFields: never;
        Insert: {
          author?: string | null;
          author_name: string;
          body: string;
          created_at?: string;
          id: string;
          message_id: number;
        };
        Update: {
          author?: string | null;
          author_name?: string;
          body?: string;
          created_at?: string;
          id?: string;
          message_id?: number;
        };
        Relationships: [
          {
            foreignKeyName: "contact_replies_message_id_fkey";
            columns: ["message_id"];
            isOneToOne: false;
            referencedRelation: "contact_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "contact_replies_message_id_fkey";
            columns: ["message_id"];
            isOneToOne: false;
            referencedRelation: "contact_messages";
            referencedColumns: ["id"];
          },
        ];
      };
      coupon_redemptions: {
        Row: {
          coupon_id: number;
          created_at: string;
          order_id: string;
          released_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          coupon_id: number;
          created_at?: string;
          order_id: string;
          released_at?: string | null;
        };
        Update: {
          coupon_id?: number;
          created_at?: string;
          order_id?: string;
          released_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "coupon_redemptions_coupon_id_fkey";
            columns: ["coupon_id"];
            isOneToOne: false;
            referencedRelation: "coupon_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "coupon_redemptions_coupon_id_fkey";
            columns: ["coupon_id"];
            isOneToOne: false;
            referencedRelation: "coupons";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "coupon_redemptions_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: true;
            referencedRelation: "order_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "coupon_redemptions_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: true;
            referencedRelation: "orders";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "coupon_redemptions_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: true;
            referencedRelation: "packing_list";
            referencedColumns: ["id"];
          },
        ];
      };
      coupons: {
        Row: {
          batch: string | null;
          category_ids: number[];
          code: string;
          created_at: string;
          description: string;
          ends_at: string | null;
          id: number;
          is_active: boolean;
          is_automatic: boolean;
          is_first_order_only: boolean;
          is_prepaid_only: boolean;
          is_public: boolean;
          kind: string;
          max_discount: number | null;
          max_uses: number | null;
          max_uses_per_customer: number | null;
          min_goods: number;
          min_items: number;
          owner_email_key: string | null;
          owner_user_id: string | null;
          product_ids: number[];
          starts_at: string;
          updated_at: string;
          used: number;
          value: number;
        };
        ComputedFields: never;
        Insert: {
          batch?: string | null;
          category_ids?: number[];
          code: string;
          created_at?: string;
          description?: string;
          ends_at?: string | null;
          id?: never;
          is_active?: boolean;
          is_automatic?: boolean;
          is_first_order_only?: boolean;
          is_prepaid_only?: boolean;
          is_public?: boolean;
          kind: string;
          max_discount?: number | null;
          max_uses?: number | null;
          max_uses_per_customer?: number | null;
          min_goods?: number;
          min_items?: number;
          owner_email_key?: string | null;
          owner_user_id?: string | null;
          product_ids?: number[];
          starts_at?: string;
          updated_at?: string;
          used?: number;
          value?: number;
        };
        Update: {
          batch?: string | null;
          category_ids?: number[];
          code?: string;
          created_at?: string;
          description?: string;
          ends_at?: string | null;
          id?: never;
          is_active?: boolean;
          is_automatic?: boolean;
          is_first_order_only?: boolean;
          is_prepaid_only?: boolean;
          is_public?: boolean;
          kind?: string;
          max_discount?: number | null;
          max_uses?: number | null;
          max_uses_per_customer?: number | null;
          min_goods?: number;
          min_items?: number;
          owner_email_key?: string | null;
          owner_user_id?: string | null;
          product_ids?: number[];
          starts_at?: string;
          updated_at?: string;
          used?: number;
          value?: number;
        };
        Relationships: [];
      };
      crawler_visits: {
        Row: {
          bot: string;
          day: string;
          file: string;
          last_at: string;
          visits: number;
        };
        ComputedFields: never;
        Insert: {
          bot: string;
          day?: string;
          file: string;
          last_at?: string;
          visits?: number;
        };
        Update: {
          bot?: string;
          day?: string;
          file?: string;
          last_at?: string;
          visits?: number;
        };
        Relationships: [];
      };
      design_assets: {
        Row: {
          browser_key_hash: string | null;
          bytes: number;
          created_at: string;
          has_alpha: boolean;
          height: number;
          id: string;
          notice_version: string | null;
          path: string;
          preview_path: string;
          sent_sha256: string;
          sha256: string;
          soft_percent: number;
          source_asset_id: string | null;
          used_at: string;
          user_id: string | null;
          width: number;
        };
        ComputedFields: never;
        Insert: {
          browser_key_hash?: string | null;
          bytes: number;
          created_at?: string;
          has_alpha: boolean;
          height: number;
          id?: string;
          notice_version?: string | null;
          path: string;
          preview_path: string;
          sent_sha256: string;
          sha256: string;
          soft_percent?: number;
          source_asset_id?: string | null;
          used_at?: string;
          user_id?: string | null;
          width: number;
        };
        Update: {
          browser_key_hash?: string | null;
          bytes?: number;
          created_at?: string;
          has_alpha?: boolean;
          height?: number;
          id?: string;
          notice_version?: string | null;
          path?: string;
          preview_path?: string;
          sent_sha256?: string;
          sha256?: string;
          soft_percent?: number;
          source_asset_id?: string | null;
          used_at?: string;
          user_id?: string | null;
          width?: number;
        };
        Relationships: [
          {
            foreignKeyName: "design_assets_source_asset_id_fkey";
            columns: ["source_asset_id"];
            isOneToOne: false;
            referencedRelation: "design_assets";
            referencedColumns: ["id"];
          },
        ];
      };
      design_versions: {
        Row: {
          assets: string[];
          browser_key_hash: string | null;
          created_at: string;
          design_id: string;
          document: NonNullable<Json>;
          id: string;
          is_plain: boolean;
          issues: NonNullable<Json>;
          name: string;
          prints: NonNullable<Json>;
          rights_accepted_at: string | null;
          rights_version: string | null;
          sha256: string;
          share_serial: number;
          share_token_hash: string | null;
          user_id: string | null;
          words_key: string | null;
        };
        ComputedFields: never;
        Insert: {
          assets?: never;
          browser_key_hash?: string | null;
          created_at?: string;
          design_id: string;
          document: NonNullable<Json>;
          id?: string;
          is_plain?: boolean;
          issues?: NonNullable<Json>;
          name: string;
          prints: NonNullable<Json>;
          rights_accepted_at?: string | null;
          rights_version?: string | null;
          sha256: string;
          share_serial?: number;
          share_token_hash?: string | null;
          user_id?: string | null;
          words_key?: string | null;
        };
        Update: {
          assets?: never;
          browser_key_hash?: string | null;
          created_at?: string;
          design_id?: string;
          document?: NonNullable<Json>;
          id?: string;
          is_plain?: boolean;
          issues?: NonNullable<Json>;
          name?: string;
          prints?: NonNullable<Json>;
          rights_accepted_at?: string | null;
          rights_version?: string | null;
          sha256?: string;
          share_serial?: number;
          share_token_hash?: string | null;
          user_id?: string | null;
          words_key?: string | null;
        };
        Relationships: [];
      };
      designs: {
        Row: {
          assets: string[];
          created_at: string;
          deleted_at: string | null;
          document: NonNullable<Json>;
          id: string;
          name: string;
          rev: number;
          saved_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          assets?: never;
          created_at?: string;
          deleted_at?: string | null;
          document: NonNullable<Json>;
          id: string;
          name: string;
          rev?: number;
          saved_at?: string;
          user_id: string;
        };
        Update: {
          assets?: never;
          created_at?: string;
          deleted_at?: string | null;
          document?: NonNullable<Json>;
          id?: string;
          name?: string;
          rev?: number;
          saved_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      disputes: {
        Row: {
          amount: number;
          created_at: string;
          dispute_id: string;
          payment_id: string;
          phase: string | null;
          reason_code: string | null;
          respond_by: string | null;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          created_at?: string;
          dispute_id: string;
          payment_id: string;
          phase?: string | null;
          reason_code?: string | null;
          respond_by?: string | null;
          status: string;
          updated_at?: string;
        };
        Update: {
          amount?: number;
          created_at?: string;
          dispute_id?: string;
          payment_id?: string;
          phase?: string | null;
          reason_code?: string | null;
          respond_by?: string | null;
          status?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      extra_parcels: {
        Row: {
          courier: string;
          created_at: string;
          id: number;
          order_id: string;
          tracking_number: string;
        };
        ComputedFields: never;
        Insert: {
          courier: string;
          created_at?: string;
          id?: never;
          order_id: string;
          tracking_number: string;
        };
        Update: {
          courier?: string;
          created_at?: string;
          id?: never;
          order_id?: string;
          tracking_number?: string;
        };
        Relationships: [
          {
            foreignKeyName: "extra_parcels_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "order_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "extra_parcels_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "orders";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "extra_parcels_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "packing_list";
            referencedColumns: ["id"];
          },
        ];
      };
      gst_rates: {
        Row: {
          above: number;
          above_includes_tax: boolean;
          hsn_prefix: string;
          percent: number;
          starts_on: string;
        };
        ComputedFields: never;
        Insert: {
          above?: number;
          above_includes_tax?: boolean;
          hsn_prefix: string;
          percent: number;
          starts_on: string;
        };
        Update: {
          above?: number;
          above_includes_tax?: boolean;
          hsn_prefix?: string;
          percent?: number;
          starts_on?: string;
        };
        Relationships: [];
      };
      gst_registrations: {
        Row: {
          ack_number: string | null;
          attempts: number;
          cancel_reason: string | null;
          closed_note: string | null;
          created_at: string;
          invoice_id: string;
          kind: string;
          last_error: string | null;
          next_at: string;
          number: string | null;
          registered_at: string | null;
          signed_qr: string | null;
          state: string;
          valid_until: string | null;
        };
        ComputedFields: never;
        Insert: {
          ack_number?: string | null;
          attempts?: number;
          cancel_reason?: string | null;
          closed_note?: string | null;
          created_at?: string;
          invoice_id: string;
          kind: string;
          last_error?: string | null;
          next_at?: string;
          number?: string | null;
          registered_at?: string | null;
          signed_qr?: string | null;
          state?: string;
          valid_until?: string | null;
        };
        Update: {
          ack_number?: string | null;
          attempts?: number;
          cancel_reason?: string | null;
          closed_note?: string | null;
          created_at?: string;
          invoice_id?: string;
          kind?: string;
          last_error?: string | null;
          next_at?: string;
          number?: string | null;
          registered_at?: string | null;
          signed_qr?: string | null;
          state?: string;
          valid_until?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "gst_registrations_invoice_id_fkey";
            columns: ["invoice_id"];
            isOneToOne: false;
            referencedRelation: "invoices";
            referencedColumns: ["id"];
          },
        ];
      };
      idempotency_keys: {
        Row: {
          created_at: string;
          key: string;
          request_hash: string;
          response: Json | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          key: string;
          request_hash: string;
          response?: Json | null;
        };
        Update: {
          created_at?: string;
          key?: string;
          request_hash?: string;
          response?: Json | null;
        };
        Relationships: [];
      };
      indexnow_pings: {
        Row: {
          attempts: number;
          created_at: string;
          dead_at: string | null;
          id: number;
          last_error: string | null;
          next_at: string;
          paths: string[];
          sent_at: string | null;
          up_to: string;
        };
        ComputedFields: never;
        Insert: {
          attempts?: number;
          created_at?: string;
          dead_at?: string | null;
          id?: never;
          last_error?: string | null;
          next_at?: string;
          paths: string[];
          sent_at?: string | null;
          up_to: string;
        };
        Update: {
          attempts?: number;
          created_at?: string;
          dead_at?: string | null;
          id?: never;
          last_error?: string | null;
          next_at?: string;
          paths?: string[];
          sent_at?: string | null;
          up_to?: string;
        };
        Relationships: [];
      };
      invoices: {
        Row: {
          data: NonNullable<Json>;
          financial_year: string;
          id: string;
          issued_at: string;
          kind: string;
          number: string;
          order_id: string;
          refund_id: string | null;
          serial: number;
        };
        ComputedFields: never;
        Insert: {
          data: NonNullable<Json>;
          financial_year: string;
          id?: string;
          issued_at?: string;
          kind: string;
          number: string;
          order_id: string;
          refund_id?: string | null;
          serial: number;
        };
        Update: {
          data?: NonNullable<Json>;
          financial_year?: string;
          id?: string;
          issued_at?: string;
          kind?: string;
          number?: string;
          order_id?: string;
          refund_id?: string | null;
          serial?: number;
        };
        Relationships: [
          {
            foreignKeyName: "invoices_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "order_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "invoices_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "orders";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "invoices_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "packing_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "invoices_refund_id_fkey";
            columns: ["refund_id"];
            isOneToOne: true;
            referencedRelation: "refunds";
            referencedColumns: ["id"];
          },
        ];
      };
      lead_popup_days: {
        Row: {
          arm: string;
          day: string;
          leads: number;
          visitors: number;
        };
        ComputedFields: never;
        Insert: {
          arm: string;
          day: string;
          leads?: number;
          visitors?: number;
        };
        Update: {
          arm?: string;
          day?: string;
          leads?: number;
          visitors?: number;
        };
        Relationships: [];
      };
      lead_popup_orders: {
        Row: {
          arm: string;
          order_id: string;
        };
        ComputedFields: never;
        Insert: {
          arm: string;
          order_id: string;
        };
        Update: {
          arm?: string;
          order_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "lead_popup_orders_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: true;
            referencedRelation: "order_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "lead_popup_orders_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: true;
            referencedRelation: "orders";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "lead_popup_orders_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: true;
            referencedRelation: "packing_list";
            referencedColumns: ["id"];
          },
        ];
      };
      lost_demand: {
        Row: {
          day: string;
          people: number;
          variant_id: number;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          people: number;
          variant_id: number;
        };
        Update: {
          day?: string;
          people?: number;
          variant_id?: number;
        };
        Relationships: [
          {
            foreignKeyName: "lost_demand_variant_id_fkey";
            columns: ["variant_id"];
            isOneToOne: false;
            referencedRelation: "product_variants";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "lost_demand_variant_id_fkey";
            columns: ["variant_id"];
            isOneToOne: false;
            referencedRelation: "stock_list";
            referencedColumns: ["id"];
          },
        ];
      };
      mail_recipients: {
        Row: {
          changed_at: string | null;
          created_at: string;
          email: string;
          email_key: string;
          id: string;
          proven_at: string | null;
          reminded_at: string | null;
          stopped: string[];
        };
        ComputedFields: never;
        Insert: {
          changed_at?: string | null;
          created_at?: string;
          email: string;
          email_key?: never;
          id?: string;
          proven_at?: string | null;
          reminded_at?: string | null;
          stopped?: string[];
        };
        Update: {
          changed_at?: string | null;
          created_at?: string;
          email?: string;
          email_key?: never;
          id?: string;
          proven_at?: string | null;
          reminded_at?: string | null;
          stopped?: string[];
        };
        Relationships: [];
      };
      marketing_sections: {
        Row: {
          created_at: string;
          ends_at: string | null;
          id: number;
          is_hidden: boolean;
          is_live: boolean;
          kind: string;
          place: string;
          position: number;
          starts_at: string | null;
          updated_at: string;
          version: number;
          words: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          ends_at?: string | null;
          id?: never;
          is_hidden?: boolean;
          is_live?: boolean;
          kind: string;
          place: string;
          position: number;
          starts_at?: string | null;
          updated_at?: string;
          version?: number;
          words?: NonNullable<Json>;
        };
        Update: {
          created_at?: string;
          ends_at?: string | null;
          id?: never;
          is_hidden?: boolean;
          is_live?: boolean;
          kind?: string;
          place?: string;
          position?: number;
          starts_at?: string | null;
          updated_at?: string;
          version?: number;
          words?: NonNullable<Json>;
        };
        Relationships: [];
      };
      missing_pages: {
        Row: {
          first_at: string;
          hits: number;
          last_at: string;
          path: string;
          referrer: string;
        };
        ComputedFields: never;
        Insert: {
          first_at?: string;
          hits?: number;
          last_at?: string;
          path: string;
          referrer?: string;
        };
        Update: {
          first_at?: string;
          hits?: number;
          last_at?: string;
          path?: string;
          referrer?: string;
        };
        Relationships: [];
      };
      money_steps: {
        Row: {
          amount: number | null;
          asked_at: string;
          asked_by: string | null;
          asked_name: string;
          break_id: number | null;
          decided_at: string | null;
          decided_by: string | null;
          decided_name: string | null;
          expected: string | null;
          id: string;
          kind: string;
          lines: NonNullable<Json>;
          note: string;
          order_id: string | null;
          outcome: string;
          payment_id: string | null;
          upi_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          amount?: number | null;
          asked_at?: string;
          asked_by?: string | null;
          asked_name: string;
          break_id?: number | null;
          decided_at?: string | null;
          decided_by?: string | null;
          decided_name?: string | null;
          expected?: string | null;
          id: string;
          kind: string;
          lines?: NonNullable<Json>;
          note: string;
          order_id?: string | null;
          outcome: string;
          payment_id?: string | null;
          upi_id?: string | null;
        };
        Update: {
          amount?: number | null;
          asked_at?: string;
          asked_by?: string | null;
          asked_name?: string;
          break_id?: number | null;
          decided_at?: string | null;
          decided_by?: string | null;
          decided_name?: string | null;
          expected?: string | null;
          id?: string;
          kind?: string;
          lines?: NonNullable<Json>;
          note?: string;
          order_id?: string | null;
          outcome?: string;
          payment_id?: string | null;
          upi_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "money_steps_break_id_fkey";
            columns: ["break_id"];
            isOneToOne: false;
            referencedRelation: "break_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "money_steps_break_id_fkey";
            columns: ["break_id"];
            isOneToOne: false;
            referencedRelation: "reconciliation_breaks";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "money_steps_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "order_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "money_steps_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "orders";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "money_steps_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "packing_list";
            referencedColumns: ["id"];
          },
        ];
      };
      nominees: {
        Row: {
          created_at: string;
          email: string | null;
          name: string;
          phone: string | null;
          relation: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email?: string | null;
          name: string;
          phone?: string | null;
          relation: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          email?: string | null;
          name?: string;
          phone?: string | null;
          relation?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      og_pictures: {
        Row: {
          kind: string;
          made_at: string;
          record_id: number;
          url: string;
        };
        ComputedFields: never;
        Insert: {
          kind: string;
          made_at: string;
          record_id: number;
          url: string;
        };
        Update: {
          kind?: string;
          made_at?: string;
          record_id?: number;
          url?: string;
        };
        Relationships: [];
      };
      order_events: {
        Row: {
          actor: string;
          created_at: string;
          data: NonNullable<Json>;
          from_status: string | null;
          id: number;
          note: string;
          order_id: string;
          to_status: string | null;
          type: string;
        };
        ComputedFields: never;
        Insert: {
          actor: string;
          created_at?: string;
          data?: NonNullable<Json>;
          from_status?: string | null;
          id?: never;
          note?: string;
          order_id: string;
          to_status?: string | null;
          type: string;
        };
        Update: {
          actor?: string;
          created_at?: string;
          data?: NonNullable<Json>;
          from_status?: string | null;
          id?: never;
          note?: string;
          order_id?: string;
          to_status?: string | null;
          type?: string;
        };
        Relationships: [
          {
            foreignKeyName: "order_events_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "order_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "order_events_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "orders";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "order_events_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "packing_list";
            referencedColumns: ["id"];
          },
        ];
      };
      order_items: {
        Row: {
          cgst: number;
          color: string;
          color_name: string;
          coupon_discount: number;
          design_version_id: string | null;
          group_price: number | null;
          gst_rate: number;
          hsn: string;
          id: number;
          igst: number;
          image_url: string | null;
          line_total: number;
          list_price: number;
          order_id: string;
          product_id: number;
          quantity: number;
          sgst: number;
          size: string;
          sku: string;
          stands_for: number;
          taxable: number;
          title: string;
          unit_price: number;
          variant_id: number;
        };
        ComputedFields: never;
        Insert: {
          cgst?: number;
          color: string;
          color_name: string;
          coupon_discount?: number;
          design_version_id?: string | null;
          group_price?: number | null;
          gst_rate?: number;
          hsn?: string;
          id?: never;
          igst?: number;
          image_url?: string | null;
          line_total: number;
          list_price: number;
          order_id: string;
          product_id: number;
          quantity: number;
          sgst?: number;
          size: string;
          sku: string;
          stands_for?: number;
          taxable?: number;
          title: string;
          unit_price: number;
          variant_id: number;
        };
        Update: {
          cgst?: number;
          color?: string;
          color_name?: string;
          coupon_discount?: number;
          design_version_id?: string | null;
          group_price?: number | null;
          gst_rate?: number;
          hsn?: string;
          id?: never;
          igst?: number;
          image_url?: string | null;
          line_total?: number;
          list_price?: number;
          order_id?: string;
          product_id?: number;
          quantity?: number;
          sgst?: number;
          size?: string;
          sku?: string;
          stands_for?: number;
          taxable?: number;
          title?: string;
          unit_price?: number;
          variant_id?: number;
        };
        Relationships: [
          {
            foreignKeyName: "order_items_design_version_id_fkey";
            columns: ["design_version_id"];
            isOneToOne: false;
            referencedRelation: "design_versions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "order_items_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "order_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "order_items_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "orders";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "order_items_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "packing_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "order_items_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "product_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "order_items_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "order_items_variant_id_fkey";
            columns: ["variant_id"];
            isOneToOne: false;
            referencedRelation: "product_variants";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "order_items_variant_id_fkey";
            columns: ["variant_id"];
            isOneToOne: false;
            referencedRelation: "stock_list";
            referencedColumns: ["id"];
          },
        ];
      };
      order_notes: {
        Row: {
          author: string | null;
          author_name: string;
          body: string;
          created_at: string;
          id: number;
          order_id: string;
        };
        ComputedFields: never;
        Insert: {
          author?: string | null;
          author_name: string;
          body: string;
          created_at?: string;
          id?: never;
          order_id: string;
        };
        Update: {
          author?: string | null;
          author_name?: string;
          body?: string;
          created_at?: string;
          id?: never;
          order_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "order_notes_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "order_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "order_notes_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "orders";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "order_notes_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "packing_list";
            referencedColumns: ["id"];
          },
        ];
      };
      order_tags: {
        Row: {
          order_id: string;
          tags: string[];
        };
        ComputedFields: never;
        Insert: {
          order_id: string;
          tags: string[];
        };
        Update: {
          order_id?: string;
          tags?: string[];
        };
        Relationships: [
          {
            foreignKeyName: "order_tags_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: true;
            referencedRelation: "order_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "order_tags_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: true;
            referencedRelation: "orders";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "order_tags_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: true;
            referencedRelation: "packing_list";
            referencedColumns: ["id"];
          },
        ];
      };
      orders: {
        Row: {
          business_name: string | null;
          charges_cgst: number;
          charges_gst_rate: number;
          charges_igst: number;
          charges_sgst: number;
          charges_taxable: number;
          cod_fee: number;
          coupon_code: string | null;
          coupon_discount: number;
          coupon_id: number | null;
          courier: string | null;
          created_at: string;
          currency: string;
          delivered_at: string | null;
          discount: number;
          disputed_at: string | null;
          email: string | null;
          exchange_of: string | null;
          expires_at: string | null;
          former_gateway_order_ids: string[];
          gateway_order_id: string | null;
          gift_note: string;
          group_id: string | null;
          group_percent: number | null;
          gstin: string | null;
          id: string;
          link_epoch: number;
          max_days: number | null;
          min_days: number | null;
          name: string;
          next_poll_at: string;
          note: string;
          notice_version: string | null;
          order_id: string;
          paid_by: string | null;
          payment_method: string;
          payment_status: string;
          phone: string;
          prepay: Json | null;
          replaced_by: string | null;
          shipping: number;
          shipping_address: NonNullable<Json>;
          status: string;
          subtotal: number;
          total: number;
          tracking_number: string | null;
          updated_at: string;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          business_name?: string | null;
          charges_cgst?: number;
          charges_gst_rate?: number;
          charges_igst?: number;
          charges_sgst?: number;
          charges_taxable?: number;
          cod_fee?: number;
          coupon_code?: string | null;
          coupon_discount?: number;
          coupon_id?: number | null;
          courier?: string | null;
          created_at?: string;
          currency?: string;
          delivered_at?: string | null;
          discount?: number;
          disputed_at?: string | null;
          email?: string | null;
          exchange_of?: string | null;
          expires_at?: string | null;
          former_gateway_order_ids?: string[];
          gateway_order_id?: string | null;
          gift_note?: string;
          group_id?: string | null;
          group_percent?: number | null;
          gstin?: string | null;
          id?: string;
          link_epoch?: number;
          max_days?: number | null;
          min_days?: number | null;
          name: string;
          next_poll_at?: string;
          note?: string;
          notice_version?: string | null;
          order_id: string;
          paid_by?: string | null;
          payment_method: string;
          payment_status: string;
          phone: string;
          prepay?: Json | null;
          replaced_by?: string | null;
          shipping?: number;
          shipping_address: NonNullable<Json>;
          status: string;
          subtotal: number;
          total: number;
          tracking_number?: string | null;
          updated_at?: string;
          user_id?: string | null;
        };
        Update: {
          business_name?: string | null;
          charges_cgst?: number;
          charges_gst_rate?: number;
          charges_igst?: number;
          charges_sgst?: number;
          charges_taxable?: number;
          cod_fee?: number;
          coupon_code?: string | null;
          coupon_discount?: number;
          coupon_id?: number | null;
          courier?: string | null;
          created_at?: string;
          currency?: string;
          delivered_at?: string | null;
          discount?: number;
          disputed_at?: string | null;
          email?: string | null;
          exchange_of?: string | null;
          expires_at?: string | null;
          former_gateway_order_ids?: string[];
          gateway_order_id?: string | null;
          gift_note?: string;
          group_id?: string | null;
          group_percent?: number | null;
          gstin?: string | null;
          id?: string;
          link_epoch?: number;
          max_days?: number | null;
          min_days?: number | null;
          name?: string;
          next_poll_at?: string;
          note?: string;
          notice_version?: string | null;
          order_id?: string;
          paid_by?: string | null;
          payment_method?: string;
          payment_status?: string;
          phone?: string;
          prepay?: Json | null;
          replaced_by?: string | null;
          shipping?: number;
          shipping_address?: NonNullable<Json>;
          status?: string;
          subtotal?: number;
          total?: number;
          tracking_number?: string | null;
          updated_at?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "orders_coupon_id_fkey";
            columns: ["coupon_id"];
            isOneToOne: false;
            referencedRelation: "coupon_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "orders_coupon_id_fkey";
            columns: ["coupon_id"];
            isOneToOne: false;
            referencedRelation: "coupons";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "orders_exchange_of_fkey";
            columns: ["exchange_of"];
            isOneToOne: false;
            referencedRelation: "order_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "orders_exchange_of_fkey";
            columns: ["exchange_of"];
            isOneToOne: false;
            referencedRelation: "orders";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "orders_exchange_of_fkey";
            columns: ["exchange_of"];
            isOneToOne: false;
            referencedRelation: "packing_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "orders_replaced_by_fkey";
            columns: ["replaced_by"];
            isOneToOne: false;
            referencedRelation: "order_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "orders_replaced_by_fkey";
            columns: ["replaced_by"];
            isOneToOne: false;
            referencedRelation: "orders";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "orders_replaced_by_fkey";
            columns: ["replaced_by"];
            isOneToOne: false;
            referencedRelation: "packing_list";
            referencedColumns: ["id"];
          },
        ];
      };
      outbox: {
        Row: {
          attempts: number;
          away_attempts: number;
          channel: string;
          created_at: string;
          data: NonNullable<Json>;
          dead_at: string | null;
          email: string | null;
          id: number;
          last_error: string | null;
          next_at: string;
          order_id: string | null;
          sent_at: string | null;
          topic: string;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          attempts?: number;
          away_attempts?: number;
          channel?: string;
          created_at?: string;
          data?: NonNullable<Json>;
          dead_at?: string | null;
          email?: string | null;
          id?: never;
          last_error?: string | null;
          next_at?: string;
          order_id?: string | null;
          sent_at?: string | null;
          topic: string;
          user_id?: string | null;
        };
        Update: {
          attempts?: number;
          away_attempts?: number;
          channel?: string;
          created_at?: string;
          data?: NonNullable<Json>;
          dead_at?: string | null;
          email?: string | null;
          id?: never;
          last_error?: string | null;
          next_at?: string;
          order_id?: string | null;
          sent_at?: string | null;
          topic?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "outbox_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "order_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "outbox_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "orders";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "outbox_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "packing_list";
            referencedColumns: ["id"];
          },
        ];
      };
      page_revisions: {
        Row: {
          fields: NonNullable<Json>;
          id: number;
          page: string;
          saved_at: string;
          saved_by: string | null;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          fields: NonNullable<Json>;
          id?: never;
          page: string;
          saved_at?: string;
          saved_by?: string | null;
          version: number;
        };
        Update: {
          fields?: NonNullable<Json>;
          id?: never;
          page?: string;
          saved_at?: string;
          saved_by?: string | null;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: "page_revisions_page_fkey";
            columns: ["page"];
            isOneToOne: false;
            referencedRelation: "pages";
            referencedColumns: ["key"];
          },
        ];
      };
      pages: {
        Row: {
          body: string;
          created_at: string;
          description: string;
          heading: string;
          key: string;
          lead: string;
          title: string;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          created_at?: string;
          description: string;
          heading: string;
          key: string;
          lead?: string;
          title: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          body?: string;
          created_at?: string;
          description?: string;
          heading?: string;
          key?: string;
          lead?: string;
          title?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [];
      };
      payments: {
        Row: {
          amount: number;
          capture_at: string;
          created_at: string;
          currency: string;
          method: string | null;
          order_id: string | null;
          payment_id: string;
          rank: number;
          raw: NonNullable<Json>;
          refund_reason: string | null;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          capture_at?: string;
          created_at?: string;
          currency: string;
          method?: string | null;
          order_id?: string | null;
          payment_id: string;
          rank?: never;
          raw: NonNullable<Json>;
          refund_reason?: string | null;
          status: string;
          updated_at?: string;
        };
        Update: {
          amount?: number;
          capture_at?: string;
          created_at?: string;
          currency?: string;
          method?: string | null;
          order_id?: string | null;
          payment_id?: string;
          rank?: never;
          raw?: NonNullable<Json>;
          refund_reason?: string | null;
          status?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "payments_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "order_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "payments_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "orders";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "payments_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "packing_list";
            referencedColumns: ["id"];
          },
        ];
      };
      permissions: {
        Row: {
          description: string;
          permission: string;
        };
        ComputedFields: never;
        Insert: {
          description: string;
          permission: string;
        };
        Update: {
          description?: string;
          permission?: string;
        };
        Relationships: [];
      };
      phone_drafts: {
        Row: {
          author: string;
          author_name: string;
          created_at: string;
          draft: NonNullable<Json>;
          id: string;
          order_id: string | null;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          author: string;
          author_name: string;
          created_at?: string;
          draft: NonNullable<Json>;
          id: string;
          order_id?: string | null;
          updated_at?: string;
          version?: number;
        };
        Update: {
          author?: string;
          author_name?: string;
          created_at?: string;
          draft?: NonNullable<Json>;
          id?: string;
          order_id?: string | null;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: "phone_drafts_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: true;
            referencedRelation: "order_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "phone_drafts_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: true;
            referencedRelation: "orders";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "phone_drafts_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: true;
            referencedRelation: "packing_list";
            referencedColumns: ["id"];
          },
        ];
      };
      pincode_prefixes: {
        Row: {
          prefix: string;
          states: string[];
        };
        ComputedFields: never;
        Insert: {
          prefix: string;
          states: string[];
        };
        Update: {
          prefix?: string;
          states?: string[];
        };
        Relationships: [];
      };
      pincodes: {
        Row: {
          city: string;
          cod_available: boolean;
          delivery_days: number | null;
          other_states: string[];
          pincode: string;
          state: string;
          updated_at: string;
          zone: string | null;
        };
        ComputedFields: never;
        Insert: {
          city: string;
          cod_available?: boolean;
          delivery_days?: number | null;
          other_states?: string[];
          pincode: string;
          state: string;
          updated_at?: string;
          zone?: string | null;
        };
        Update: {
          city?: string;
          cod_available?: boolean;
          delivery_days?: number | null;
          other_states?: string[];
          pincode?: string;
          state?: string;
          updated_at?: string;
          zone?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "pincodes_zone_fkey";
            columns: ["zone"];
            isOneToOne: false;
            referencedRelation: "shipping_zones";
            referencedColumns: ["zone"];
          },
        ];
      };
      print_bands: {
        Row: {
          height_mm: number;
          id: number;
          name: string;
          price: number;
          width_mm: number;
        };
        ComputedFields: never;
        Insert: {
          height_mm: number;
          id?: never;
          name: string;
          price: number;
          width_mm: number;
        };
        Update: {
          height_mm?: number;
          id?: never;
          name?: string;
          price?: number;
          width_mm?: number;
        };
        Relationships: [];
      };
      print_breaks: {
        Row: {
          percent: number;
          quantity: number;
        };
        ComputedFields: never;
        Insert: {
          percent: number;
          quantity: number;
        };
        Update: {
          percent?: number;
          quantity?: number;
        };
        Relationships: [];
      };
      print_files: {
        Row: {
          bytes: number;
          height_px: number;
          kind: string;
          made_at: string;
          path: string;
          sha256: string;
          version_id: string;
          view: string;
          width_px: number;
        };
        ComputedFields: never;
        Insert: {
          bytes: number;
          height_px: number;
          kind: string;
          made_at?: string;
          path: string;
          sha256: string;
          version_id: string;
          view: string;
          width_px: number;
        };
        Update: {
          bytes?: number;
          height_px?: number;
          kind?: string;
          made_at?: string;
          path?: string;
          sha256?: string;
          version_id?: string;
          view?: string;
          width_px?: number;
        };
        Relationships: [
          {
            foreignKeyName: "print_files_version_id_fkey";
            columns: ["version_id"];
            isOneToOne: false;
            referencedRelation: "design_versions";
            referencedColumns: ["id"];
          },
        ];
      };
      privacy_requests: {
        Row: {
          answer: string | null;
          closed_at: string | null;
          closed_by: string | null;
          created_at: string;
          details: string;
          due_at: string | null;
          email: string;
          id: string;
          kind: string;
          name: string;
          notice_version: string;
          number: number;
          proven_at: string | null;
          state: string;
        };
        ComputedFields: never;
        Insert: {
          answer?: string | null;
          closed_at?: string | null;
          closed_by?: string | null;
          created_at?: string;
          details: string;
          due_at?: string | null;
          email: string;
          id?: string;
          kind: string;
          name: string;
          notice_version: string;
          number?: never;
          proven_at?: string | null;
          state?: string;
        };
        Update: {
          answer?: string | null;
          closed_at?: string | null;
          closed_by?: string | null;
          created_at?: string;
          details?: string;
          due_at?: string | null;
          email?: string;
          id?: string;
          kind?: string;
          name?: string;
          notice_version?: string;
          number?: never;
          proven_at?: string | null;
          state?: string;
        };
        Relationships: [];
      };
      product_available_colors: {
        Row: {
          color_id: number;
          product_id: number;
        };
        ComputedFields: never;
        Insert: {
          color_id: number;
          product_id: number;
        };
        Update: {
          color_id?: number;
          product_id?: number;
        };
        Relationships: [
          {
            foreignKeyName: "product_available_colors_color_id_fkey";
            columns: ["color_id"];
            isOneToOne: false;
            referencedRelation: "colors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "product_available_colors_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "product_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "product_available_colors_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
        ];
      };
      product_images: {
        Row: {
          alt: string;
          color: string | null;
          created_at: string;
          id: number;
          image_url: string;
          position: number;
          product_id: number;
          thumbnail_url: string;
          type: string;
        };
        ComputedFields: never;
        Insert: {
          alt?: string;
          color?: string | null;
          created_at?: string;
          id?: number;
          image_url: string;
          position?: number;
          product_id: number;
          thumbnail_url: string;
          type?: string;
        };
        Update: {
          alt?: string;
          color?: string | null;
          created_at?: string;
          id?: number;
          image_url?: string;
          position?: number;
          product_id?: number;
          thumbnail_url?: string;
          type?: string;
        };
        Relationships: [
          {
            foreignKeyName: "product_images_color_fkey";
            columns: ["color"];
            isOneToOne: false;
            referencedRelation: "colors";
            referencedColumns: ["slug"];
          },
          {
            foreignKeyName: "product_images_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "product_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "product_images_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
        ];
      };
      product_settings: {
        Row: {
          description: string;
          is_enabled: boolean;
          setting_key: string;
          setting_value: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          description?: string;
          is_enabled?: boolean;
          setting_key: string;
          setting_value: string;
          updated_at?: string;
        };
        Update: {
          description?: string;
          is_enabled?: boolean;
          setting_key?: string;
          setting_value?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      product_slugs: {
        Row: {
          created_at: string;
          product_id: number;
          slug: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          product_id: number;
          slug: string;
        };
        Update: {
          created_at?: string;
          product_id?: number;
          slug?: string;
        };
        Relationships: [
          {
            foreignKeyName: "product_slugs_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "product_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "product_slugs_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
        ];
      };
      product_variants: {
        Row: {
          available: number | null;
          barcode: string | null;
          color: string;
          created_at: string;
          id: number;
          is_active: boolean;
          low_at: number | null;
          mrp: number | null;
          price: number | null;
          product_id: number;
          reserved: number;
          size: string;
          sku: string;
          stock: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          available?: never;
          barcode?: string | null;
          color: string;
          created_at?: string;
          id?: number;
          is_active?: boolean;
          low_at?: number | null;
          mrp?: number | null;
          price?: number | null;
          product_id: number;
          reserved?: number;
          size: string;
          sku: string;
          stock?: number;
          updated_at?: string;
        };
        Update: {
          available?: never;
          barcode?: string | null;
          color?: string;
          created_at?: string;
          id?: number;
          is_active?: boolean;
          low_at?: number | null;
          mrp?: number | null;
          price?: number | null;
          product_id?: number;
          reserved?: number;
          size?: string;
          sku?: string;
          stock?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "product_variants_color_fkey";
            columns: ["color"];
            isOneToOne: false;
            referencedRelation: "colors";
            referencedColumns: ["slug"];
          },
          {
            foreignKeyName: "product_variants_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "product_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "product_variants_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "product_variants_size_fkey";
            columns: ["size"];
            isOneToOne: false;
            referencedRelation: "sizes";
            referencedColumns: ["name"];
          },
        ];
      };
      products: {
        Row: {
          available: number | null;
          available_options: string[];
          changed_at: string;
          country_of_origin: string;
          created_at: string;
          cut: string;
          description: string;
          fabric: string;
          fit: string;
          generic_name: string;
          hsn: string;
          id: number;
          importer: string;
          is_basic: boolean;
          is_blank: boolean;
          is_deleted: boolean;
          is_premium: boolean;
          keywords: string;
          maker: string;
          month_made: string;
          mrp: number | null;
          name: string;
          net_quantity: string;
          on_sale_since: string | null;
          options: string[];
          packer: string;
          price: number;
          primary_category_id: number | null;
          rating_count: number;
          rating_fits: number[];
          rating_hundredths: number | null;
          rating_stars: number[];
          search: unknown;
          seo_description: string;
          seo_title: string;
          slug: string;
          status: string;
          stock_quantity: number;
          subcategory_id: number | null;
          themes: number[];
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          available?: never;
          available_options?: string[];
          changed_at?: string;
          country_of_origin?: string;
          created_at?: string;
          cut?: string;
          description?: string;
          fabric?: string;
          fit?: string;
          generic_name?: string;
          hsn?: string;
          id?: number;
          importer?: string;
          is_basic?: boolean;
          is_blank?: boolean;
          is_deleted?: boolean;
          is_premium?: boolean;
          keywords?: string;
          maker?: string;
          month_made?: string;
          mrp?: number | null;
          name: string;
          net_quantity?: string;
          on_sale_since?: string | null;
          options?: string[];
          packer?: string;
          price: number;
          primary_category_id?: number | null;
          rating_count?: never;
          rating_fits?: number[];
          rating_hundredths?: never;
          rating_stars?: number[];
          search?: never;
          seo_description?: string;
          seo_title?: string;
          slug: string;
          status?: string;
          stock_quantity?: number;
          subcategory_id?: number | null;
          themes?: number[];
          updated_at?: string;
          version?: number;
        };
        Update: {
          available?: never;
          available_options?: string[];
          changed_at?: string;
          country_of_origin?: string;
          created_at?: string;
          cut?: string;
          description?: string;
          fabric?: string;
          fit?: string;
          generic_name?: string;
          hsn?: string;
          id?: number;
          importer?: string;
          is_basic?: boolean;
          is_blank?: boolean;
          is_deleted?: boolean;
          is_premium?: boolean;
          keywords?: string;
          maker?: string;
          month_made?: string;
          mrp?: number | null;
          name?: string;
          net_quantity?: string;
          on_sale_since?: string | null;
          options?: string[];
          packer?: string;
          price?: number;
          primary_category_id?: number | null;
          rating_count?: never;
          rating_fits?: number[];
          rating_hundredths?: never;
          rating_stars?: number[];
          search?: never;
          seo_description?: string;
          seo_title?: string;
          slug?: string;
          status?: string;
          stock_quantity?: number;
          subcategory_id?: number | null;
          themes?: number[];
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: "products_primary_category_id_fkey";
            columns: ["primary_category_id"];
            isOneToOne: false;
            referencedRelation: "categories";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "products_subcategory_id_fkey";
            columns: ["subcategory_id"];
            isOneToOne: false;
            referencedRelation: "categories";
            referencedColumns: ["id"];
          },
        ];
      };
      profiles: {
        Row: {
          created_at: string;
          first_name: string;
          id: string;
          last_name: string;
          notice_version: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          first_name?: string;
          id: string;
          last_name?: string;
          notice_version?: string | null;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          first_name?: string;
          id?: string;
          last_name?: string;
          notice_version?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      reconciliation_breaks: {
        Row: {
          amount: number | null;
          created_at: string;
          detail: NonNullable<Json>;
          gateway_order_id: string | null;
          id: number;
          order_id: string | null;
          payment_id: string;
          reason: string;
          refund_id: string | null;
          resolution: string | null;
          resolved_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          amount?: number | null;
          created_at?: string;
          detail?: NonNullable<Json>;
          gateway_order_id?: string | null;
          id?: never;
          order_id?: string | null;
          payment_id: string;
          reason: string;
          refund_id?: string | null;
          resolution?: string | null;
          resolved_at?: string | null;
        };
        Update: {
          amount?: number | null;
          created_at?: string;
          detail?: NonNullable<Json>;
          gateway_order_id?: string | null;
          id?: never;
          order_id?: string | null;
          payment_id?: string;
          reason?: string;
          refund_id?: string | null;
          resolution?: string | null;
          resolved_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "reconciliation_breaks_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "order_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "reconciliation_breaks_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "orders";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "reconciliation_breaks_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "packing_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "reconciliation_breaks_refund_id_fkey";
            columns: ["refund_id"];
            isOneToOne: false;
            referencedRelation: "refunds";
            referencedColumns: ["id"];
          },
        ];
      };
      redirects: {
        Row: {
          created_at: string;
          hits: number;
          id: number;
          last_hit_at: string | null;
          source: string;
          target: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          hits?: number;
          id?: never;
          last_hit_at?: string | null;
          source: string;
          target: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          hits?: number;
          id?: never;
          last_hit_at?: string | null;
          source?: string;
          target?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      refunds: {
        Row: {
          amount: number;
          attempts: number;
          created_at: string;
          follows: string | null;
          gateway_refund_id: string | null;
          id: string;
          last_error: string | null;
          lines: NonNullable<Json>;
          method: string;
          next_at: string;
          note: string;
          order_id: string | null;
          payment_id: string | null;
          processed_at: string | null;
          reason: string;
          requested_by: string;
          status: string;
          updated_at: string;
          upi_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          attempts?: number;
          created_at?: string;
          follows?: string | null;
          gateway_refund_id?: string | null;
          id?: string;
          last_error?: string | null;
          lines?: NonNullable<Json>;
          method: string;
          next_at?: string;
          note?: string;
          order_id?: string | null;
          payment_id?: string | null;
          processed_at?: string | null;
          reason: string;
          requested_by: string;
          status?: string;
          updated_at?: string;
          upi_id?: string | null;
        };
        Update: {
          amount?: number;
          attempts?: number;
          created_at?: string;
          follows?: string | null;
          gateway_refund_id?: string | null;
          id?: string;
          last_error?: string | null;
          lines?: NonNullable<Json>;
          method?: string;
          next_at?: string;
          note?: string;
          order_id?: string | null;
          payment_id?: string | null;
          processed_at?: string | null;
          reason?: string;
          requested_by?: string;
          status?: string;
          updated_at?: string;
          upi_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "refunds_follows_fkey";
            columns: ["follows"];
            isOneToOne: false;
            referencedRelation: "refunds";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "refunds_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "order_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "refunds_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "orders";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "refunds_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "packing_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "refunds_payment_id_fkey";
            columns: ["payment_id"];
            isOneToOne: false;
            referencedRelation: "payments";
            referencedColumns: ["payment_id"];
          },
        ];
      };
      restock_requests: {
        Row: {
          created_at: string;
          email: string;
          email_key: string;
          id: number;
          is_own: boolean;
          notified_at: string | null;
          variant_id: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email: string;
          email_key?: never;
          id?: never;
          is_own?: boolean;
          notified_at?: string | null;
          variant_id: number;
        };
        Update: {
          created_at?: string;
          email?: string;
          email_key?: never;
          id?: never;
          is_own?: boolean;
          notified_at?: string | null;
          variant_id?: number;
        };
        Relationships: [
          {
            foreignKeyName: "restock_requests_variant_id_fkey";
            columns: ["variant_id"];
            isOneToOne: false;
            referencedRelation: "product_variants";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "restock_requests_variant_id_fkey";
            columns: ["variant_id"];
            isOneToOne: false;
            referencedRelation: "stock_list";
            referencedColumns: ["id"];
          },
        ];
      };
      return_items: {
        Row: {
          exchange_variant_id: number | null;
          missing: number;
          order_item_id: number;
          quantity: number;
          restocked: number | null;
          return_id: string;
          value: number;
        };
        ComputedFields: never;
        Insert: {
          exchange_variant_id?: number | null;
          missing?: number;
          order_item_id: number;
          quantity: number;
          restocked?: number | null;
          return_id: string;
          value?: number;
        };
        Update: {
          exchange_variant_id?: number | null;
          missing?: number;
          order_item_id?: number;
          quantity?: number;
          restocked?: number | null;
          return_id?: string;
          value?: number;
        };
        Relationships: [
          {
            foreignKeyName: "return_items_exchange_variant_id_fkey";
            columns: ["exchange_variant_id"];
            isOneToOne: false;
            referencedRelation: "product_variants";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "return_items_exchange_variant_id_fkey";
            columns: ["exchange_variant_id"];
            isOneToOne: false;
            referencedRelation: "stock_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "return_items_order_item_id_fkey";
            columns: ["order_item_id"];
            isOneToOne: false;
            referencedRelation: "order_items";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "return_items_return_id_fkey";
            columns: ["return_id"];
            isOneToOne: false;
            referencedRelation: "return_requests";
            referencedColumns: ["id"];
          },
        ];
      };
      return_requests: {
        Row: {
          closed_at: string | null;
          created_at: string;
          deducted: number;
          deduction_reason: string;
          exchange_order_id: string | null;
          id: string;
          kind: string;
          order_id: string;
          owed: number;
          picked_up_at: string | null;
          reason: string;
          refund_id: string | null;
          status: string;
          updated_at: string;
          upi_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          closed_at?: string | null;
          created_at?: string;
          deducted?: number;
          deduction_reason?: string;
          exchange_order_id?: string | null;
          id?: string;
          kind: string;
          order_id: string;
          owed?: number;
          picked_up_at?: string | null;
          reason: string;
          refund_id?: string | null;
          status?: string;
          updated_at?: string;
          upi_id?: string | null;
        };
        Update: {
          closed_at?: string | null;
          created_at?: string;
          deducted?: number;
          deduction_reason?: string;
          exchange_order_id?: string | null;
          id?: string;
          kind?: string;
          order_id?: string;
          owed?: number;
          picked_up_at?: string | null;
          reason?: string;
          refund_id?: string | null;
          status?: string;
          updated_at?: string;
          upi_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "return_requests_exchange_order_id_fkey";
            columns: ["exchange_order_id"];
            isOneToOne: true;
            referencedRelation: "order_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "return_requests_exchange_order_id_fkey";
            columns: ["exchange_order_id"];
            isOneToOne: true;
            referencedRelation: "orders";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "return_requests_exchange_order_id_fkey";
            columns: ["exchange_order_id"];
            isOneToOne: true;
            referencedRelation: "packing_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "return_requests_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "order_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "return_requests_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "orders";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "return_requests_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "packing_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "return_requests_refund_id_fkey";
            columns: ["refund_id"];
            isOneToOne: true;
            referencedRelation: "refunds";
            referencedColumns: ["id"];
          },
        ];
      };
      review_photos: {
        Row: {
          created_at: string;
          height: number;
          id: string;
          order_item_id: number;
          path: string;
          position: number;
          review_id: number | null;
          small_path: string;
          width: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          height: number;
          id: string;
          order_item_id: number;
          path: string;
          position?: number;
          review_id?: number | null;
          small_path: string;
          width: number;
        };
        Update: {
          created_at?: string;
          height?: number;
          id?: string;
          order_item_id?: number;
          path?: string;
          position?: number;
          review_id?: number | null;
          small_path?: string;
          width?: number;
        };
        Relationships: [
          {
            foreignKeyName: "review_photos_order_item_id_fkey";
            columns: ["order_item_id"];
            isOneToOne: false;
            referencedRelation: "order_items";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "review_photos_review_id_fkey";
            columns: ["review_id"];
            isOneToOne: false;
            referencedRelation: "review_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "review_photos_review_id_fkey";
            columns: ["review_id"];
            isOneToOne: false;
            referencedRelation: "reviews";
            referencedColumns: ["id"];
          },
        ];
      };
      review_reports: {
        Row: {
          created_at: string;
          id: number;
          note: string;
          reason: string;
          review_id: number;
          settled_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: never;
          note?: string;
          reason: string;
          review_id: number;
          settled_at?: string | null;
        };
        Update: {
          created_at?: string;
          id?: never;
          note?: string;
          reason?: string;
          review_id?: number;
          settled_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "review_reports_review_id_fkey";
            columns: ["review_id"];
            isOneToOne: false;
            referencedRelation: "review_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "review_reports_review_id_fkey";
            columns: ["review_id"];
            isOneToOne: false;
            referencedRelation: "reviews";
            referencedColumns: ["id"];
          },
        ];
      };
      reviews: {
        Row: {
          author_name: string;
          body: string;
          decided_at: string | null;
          edited_at: string | null;
          fit: string | null;
          id: number;
          notice_version: string | null;
          order_id: string;
          order_item_id: number;
          product_id: number;
          published_at: string | null;
          refusal: string | null;
          refusal_note: string;
          replied_at: string | null;
          reply: string;
          reports: number;
          rev: number;
          stars: number;
          status: string;
          title: string;
          updated_at: string;
          urgency: number;
          written_at: string;
        };
        ComputedFields: never;
        Insert: {
          author_name: string;
          body: string;
          decided_at?: string | null;
          edited_at?: string | null;
          fit?: string | null;
          id?: never;
          notice_version?: string | null;
          order_id: string;
          order_item_id: number;
          product_id: number;
          published_at?: string | null;
          refusal?: string | null;
          refusal_note?: string;
          replied_at?: string | null;
          reply?: string;
          reports?: number;
          rev?: number;
          stars: number;
          status?: string;
          title?: string;
          updated_at?: string;
          urgency?: never;
          written_at?: string;
        };
        Update: {
          author_name?: string;
          body?: string;
          decided_at?: string | null;
          edited_at?: string | null;
          fit?: string | null;
          id?: never;
          notice_version?: string | null;
          order_id?: string;
          order_item_id?: number;
          product_id?: number;
          published_at?: string | null;
          refusal?: string | null;
          refusal_note?: string;
          replied_at?: string | null;
          reply?: string;
          reports?: number;
          rev?: number;
          stars?: number;
          status?: string;
          title?: string;
          updated_at?: string;
          urgency?: never;
          written_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "reviews_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "order_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "reviews_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "orders";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "reviews_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "packing_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "reviews_order_item_id_fkey";
            columns: ["order_item_id"];
            isOneToOne: true;
            referencedRelation: "order_items";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "reviews_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "product_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "reviews_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
        ];
      };
      role_permissions: {
        Row: {
          permission: string;
          role: string;
        };
        ComputedFields: never;
        Insert: {
          permission: string;
          role: string;
        };
        Update: {
          permission?: string;
          role?: string;
        };
        Relationships: [
          {
            foreignKeyName: "role_permissions_permission_fkey";
            columns: ["permission"];
            isOneToOne: false;
            referencedRelation: "permissions";
            referencedColumns: ["permission"];
          },
        ];
      };
      saved_views: {
        Row: {
          created_at: string;
          id: number;
          is_shared: boolean;
          list: string;
          name: string;
          q: string;
          sort: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: never;
          is_shared?: boolean;
          list: string;
          name: string;
          q: string;
          sort?: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          id?: never;
          is_shared?: boolean;
          list?: string;
          name?: string;
          q?: string;
          sort?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      search_synonyms: {
        Row: {
          means: string[];
          word: string;
        };
        ComputedFields: never;
        Insert: {
          means: string[];
          word: string;
        };
        Update: {
          means?: string[];
          word?: string;
        };
        Relationships: [];
      };
      shipping_zones: {
        Row: {
          fee: number;
          free_over: number | null;
          max_days: number;
          min_days: number;
          name: string;
          states: string[];
          updated_at: string;
          zone: string;
        };
        ComputedFields: never;
        Insert: {
          fee: number;
          free_over?: number | null;
          max_days?: number;
          min_days?: number;
          name: string;
          states?: string[];
          updated_at?: string;
          zone: string;
        };
        Update: {
          fee?: number;
          free_over?: number | null;
          max_days?: number;
          min_days?: number;
          name?: string;
          states?: string[];
          updated_at?: string;
          zone?: string;
        };
        Relationships: [];
      };
      site_settings: {
        Row: {
          created_at: string;
          key: string;
          updated_at: string;
          value: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          key: string;
          updated_at?: string;
          value: string;
        };
        Update: {
          created_at?: string;
          key?: string;
          updated_at?: string;
          value?: string;
        };
        Relationships: [];
      };
      sizes: {
        Row: {
          bit: number | null;
          id: number;
          kind: string;
          name: string;
          sort_order: number;
        };
        ComputedFields: never;
        Insert: {
          bit?: number | null;
          id?: number;
          kind: string;
          name: string;
          sort_order: number;
        };
        Update: {
          bit?: number | null;
          id?: number;
          kind?: string;
          name?: string;
          sort_order?: number;
        };
        Relationships: [];
      };
      staff_invitations: {
        Row: {
          accepted_at: string | null;
          accepted_by: string | null;
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          invited_by: string | null;
          role: string;
        };
        ComputedFields: never;
        Insert: {
          accepted_at?: string | null;
          accepted_by?: string | null;
          created_at?: string;
          email: string;
          expires_at?: string;
          id?: string;
          invited_by?: string | null;
          role: string;
        };
        Update: {
          accepted_at?: string | null;
          accepted_by?: string | null;
          created_at?: string;
          email?: string;
          expires_at?: string;
          id?: string;
          invited_by?: string | null;
          role?: string;
        };
        Relationships: [];
      };
      staff_jobs: {
        Row: {
          counts: NonNullable<Json>;
          created_at: string;
          done_count: number;
          file: Json | null;
          file_until: string | null;
          finished_at: string | null;
          id: string;
          input: NonNullable<Json>;
          kind: string;
          lease: string | null;
          lease_until: string | null;
          log: string[];
          permission: string;
          place: Json | null;
          problem: string | null;
          queued_at: string | null;
          started_at: string | null;
          started_by: string | null;
          starter_name: string;
          state: string;
          subject: string;
          title: string;
          total_count: number;
          tries: number;
          undone_by: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          counts?: NonNullable<Json>;
          created_at?: string;
          done_count?: number;
          file?: Json | null;
          file_until?: string | null;
          finished_at?: string | null;
          id?: string;
          input?: NonNullable<Json>;
          kind: string;
          lease?: string | null;
          lease_until?: string | null;
          log?: string[];
          permission: string;
          place?: Json | null;
          problem?: string | null;
          queued_at?: string | null;
          started_at?: string | null;
          started_by?: string | null;
          starter_name: string;
          state?: string;
          subject?: string;
          title: string;
          total_count?: number;
          tries?: number;
          undone_by?: string | null;
          updated_at?: string;
        };
        Update: {
          counts?: NonNullable<Json>;
          created_at?: string;
          done_count?: number;
          file?: Json | null;
          file_until?: string | null;
          finished_at?: string | null;
          id?: string;
          input?: NonNullable<Json>;
          kind?: string;
          lease?: string | null;
          lease_until?: string | null;
          log?: string[];
          permission?: string;
          place?: Json | null;
          problem?: string | null;
          queued_at?: string | null;
          started_at?: string | null;
          started_by?: string | null;
          starter_name?: string;
          state?: string;
          subject?: string;
          title?: string;
          total_count?: number;
          tries?: number;
          undone_by?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "staff_jobs_undone_by_fkey";
            columns: ["undone_by"];
            isOneToOne: false;
            referencedRelation: "staff_jobs";
            referencedColumns: ["id"];
          },
        ];
      };
      staff_reads: {
        Row: {
          actor: string;
          actor_name: string;
          hour: string;
          id: number;
          read_at: string;
          subject: string;
          subject_id: string;
        };
        ComputedFields: never;
        Insert: {
          actor: string;
          actor_name: string;
          hour: string;
          id?: never;
          read_at?: string;
          subject: string;
          subject_id: string;
        };
        Update: {
          actor?: string;
          actor_name?: string;
          hour?: string;
          id?: never;
          read_at?: string;
          subject?: string;
          subject_id?: string;
        };
        Relationships: [];
      };
      stock_counts: {
        Row: {
          created_at: string;
          id: string;
          note: string | null;
          staff_id: string;
          variants: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          note?: string | null;
          staff_id: string;
          variants: number;
        };
        Update: {
          created_at?: string;
          id?: string;
          note?: string | null;
          staff_id?: string;
          variants?: number;
        };
        Relationships: [];
      };
      stock_moves: {
        Row: {
          actor: string;
          cause: string | null;
          count_id: string | null;
          created_at: string;
          form_key: string | null;
          id: number;
          note: string | null;
          order_id: string | null;
          reason: string;
          reserved_delta: number;
          staff_id: string | null;
          staff_name: string | null;
          stock_delta: number;
          variant_id: number;
        };
        ComputedFields: never;
        Insert: {
          actor?: string;
          cause?: string | null;
          count_id?: string | null;
          created_at?: string;
          form_key?: string | null;
          id?: never;
          note?: string | null;
          order_id?: string | null;
          reason: string;
          reserved_delta?: number;
          staff_id?: string | null;
          staff_name?: string | null;
          stock_delta?: number;
          variant_id: number;
        };
        Update: {
          actor?: string;
          cause?: string | null;
          count_id?: string | null;
          created_at?: string;
          form_key?: string | null;
          id?: never;
          note?: string | null;
          order_id?: string | null;
          reason?: string;
          reserved_delta?: number;
          staff_id?: string | null;
          staff_name?: string | null;
          stock_delta?: number;
          variant_id?: number;
        };
        Relationships: [
          {
            foreignKeyName: "stock_moves_count_id_fkey";
            columns: ["count_id"];
            isOneToOne: false;
            referencedRelation: "stock_counts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "stock_moves_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "order_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "stock_moves_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "orders";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "stock_moves_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "packing_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "stock_moves_variant_id_fkey";
            columns: ["variant_id"];
            isOneToOne: false;
            referencedRelation: "product_variants";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "stock_moves_variant_id_fkey";
            columns: ["variant_id"];
            isOneToOne: false;
            referencedRelation: "stock_list";
            referencedColumns: ["id"];
          },
        ];
      };
      submission_events: {
        Row: {
          actor: string | null;
          actor_name: string;
          answer: string;
          by: string;
          created_at: string;
          id: number;
          reasons: string[];
          submission_id: string;
          type: string;
        };
        ComputedFields: never;
        Insert: {
          actor?: string | null;
          actor_name?: string;
          answer?: string;
          by: string;
          created_at?: string;
          id?: never;
          reasons?: string[];
          submission_id: string;
          type: string;
        };
        Update: {
          actor?: string | null;
          actor_name?: string;
          answer?: string;
          by?: string;
          created_at?: string;
          id?: never;
          reasons?: string[];
          submission_id?: string;
          type?: string;
        };
        Relationships: [
          {
            foreignKeyName: "submission_events_submission_id_fkey";
            columns: ["submission_id"];
            isOneToOne: false;
            referencedRelation: "submission_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "submission_events_submission_id_fkey";
            columns: ["submission_id"];
            isOneToOne: false;
            referencedRelation: "submissions";
            referencedColumns: ["id"];
          },
        ];
      };
      submissions: {
        Row: {
          answer: string;
          art_hashes: number[] | null;
          created_at: string;
          decided_at: string | null;
          design_id: string;
          follows: string | null;
          gallery: string | null;
          gallery_allowed_at: string | null;
          gallery_may_remix: boolean;
          gallery_shows_name: boolean;
          id: string;
          lane: string;
          may_publish: boolean;
          message: string;
          product_id: number | null;
          reasons: string[];
          rev: number;
          reviewer: string | null;
          source: string;
          status: string;
          submitted_at: string | null;
          taken_at: string | null;
          updated_at: string;
          version_id: string;
        };
        ComputedFields: never;
        Insert: {
          answer?: string;
          art_hashes?: number[] | null;
          created_at?: string;
          decided_at?: string | null;
          design_id: string;
          follows?: string | null;
          gallery?: string | null;
          gallery_allowed_at?: string | null;
          gallery_may_remix?: boolean;
          gallery_shows_name?: boolean;
          id?: string;
          lane?: string;
          may_publish?: boolean;
          message?: string;
          product_id?: number | null;
          reasons?: string[];
          rev?: number;
          reviewer?: string | null;
          source: string;
          status?: string;
          submitted_at?: string | null;
          taken_at?: string | null;
          updated_at?: string;
          version_id: string;
        };
        Update: {
          answer?: string;
          art_hashes?: number[] | null;
          created_at?: string;
          decided_at?: string | null;
          design_id?: string;
          follows?: string | null;
          gallery?: string | null;
          gallery_allowed_at?: string | null;
          gallery_may_remix?: boolean;
          gallery_shows_name?: boolean;
          id?: string;
          lane?: string;
          may_publish?: boolean;
          message?: string;
          product_id?: number | null;
          reasons?: string[];
          rev?: number;
          reviewer?: string | null;
          source?: string;
          status?: string;
          submitted_at?: string | null;
          taken_at?: string | null;
          updated_at?: string;
          version_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "submissions_follows_fkey";
            columns: ["follows"];
            isOneToOne: false;
            referencedRelation: "submission_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "submissions_follows_fkey";
            columns: ["follows"];
            isOneToOne: false;
            referencedRelation: "submissions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "submissions_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "product_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "submissions_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "submissions_version_id_fkey";
            columns: ["version_id"];
            isOneToOne: true;
            referencedRelation: "design_versions";
            referencedColumns: ["id"];
          },
        ];
      };
      user_addresses: {
        Row: {
          city: string;
          created_at: string;
          id: string;
          is_default: boolean;
          label: string;
          line1: string;
          line2: string;
          name: string;
          phone: string;
          pincode: string;
          state: string;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          city: string;
          created_at?: string;
          id?: string;
          is_default?: boolean;
          label?: string;
          line1: string;
          line2?: string;
          name: string;
          phone: string;
          pincode: string;
          state: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          city?: string;
          created_at?: string;
          id?: string;
          is_default?: boolean;
          label?: string;
          line1?: string;
          line2?: string;
          name?: string;
          phone?: string;
          pincode?: string;
          state?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      user_leads: {
        Row: {
          consent_version: string;
          consented_at: string;
          converted: boolean;
          coupon_code: string | null;
          coupon_used: boolean;
          created_at: string;
          email: string;
          email_key: string;
          id: number;
          ip_address: unknown;
          is_stopped: boolean;
          name: string | null;
          phone: string | null;
          session_id: string | null;
          source: string;
          utm: string;
          utm_data: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          consent_version: string;
          consented_at?: string;
          converted?: boolean;
          coupon_code?: string | null;
          coupon_used?: boolean;
          created_at?: string;
          email: string;
          email_key?: never;
          id?: never;
          ip_address?: unknown;
          is_stopped?: boolean;
          name?: string | null;
          phone?: string | null;
          session_id?: string | null;
          source: string;
          utm?: never;
          utm_data?: NonNullable<Json>;
        };
        Update: {
          consent_version?: string;
          consented_at?: string;
          converted?: boolean;
          coupon_code?: string | null;
          coupon_used?: boolean;
          created_at?: string;
          email?: string;
          email_key?: never;
          id?: never;
          ip_address?: unknown;
          is_stopped?: boolean;
          name?: string | null;
          phone?: string | null;
          session_id?: string | null;
          source?: string;
          utm?: never;
          utm_data?: NonNullable<Json>;
        };
        Relationships: [];
      };
      user_roles: {
        Row: {
          created_at: string;
          id: number;
          role: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: never;
          role: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: never;
          role?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      user_wishlist: {
        Row: {
          color: string | null;
          created_at: string;
          id: number;
          notified_on: string | null;
          previous_price: number | null;
          product_id: number;
          reference_price: number | null;
          size: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          color?: string | null;
          created_at?: string;
          id?: never;
          notified_on?: string | null;
          previous_price?: number | null;
          product_id: number;
          reference_price?: number | null;
          size?: string | null;
          user_id: string;
        };
        Update: {
          color?: string | null;
          created_at?: string;
          id?: never;
          notified_on?: string | null;
          previous_price?: number | null;
          product_id?: number;
          reference_price?: number | null;
          size?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "user_wishlist_color_fkey";
            columns: ["color"];
            isOneToOne: false;
            referencedRelation: "colors";
            referencedColumns: ["slug"];
          },
          {
            foreignKeyName: "user_wishlist_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "product_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "user_wishlist_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "user_wishlist_size_fkey";
            columns: ["size"];
            isOneToOne: false;
            referencedRelation: "sizes";
            referencedColumns: ["name"];
          },
        ];
      };
      webhook_events: {
        Row: {
          applied_at: string | null;
          body_hash: string;
          event_id: string;
          raw: NonNullable<Json>;
          received_at: string;
          result: Json | null;
          type: string;
        };
        ComputedFields: never;
        Insert: {
          applied_at?: string | null;
          body_hash: string;
          event_id: string;
          raw: NonNullable<Json>;
          received_at?: string;
          result?: Json | null;
          type: string;
        };
        Update: {
          applied_at?: string | null;
          body_hash?: string;
          event_id?: string;
          raw?: NonNullable<Json>;
          received_at?: string;
          result?: Json | null;
          type?: string;
        };
        Relationships: [];
      };
      wishlist_shares: {
        Row: {
          created_at: string;
          token: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          token?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          token?: string;
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      blog_post_list: {
        Row: {
          author: string;
          edited_at: string;
          id: number;
          is_draft: boolean | null;
          is_live: boolean;
          is_scheduled: boolean | null;
          publish_at: string | null;
          slug: string;
          tags: string[];
          title: string;
          words: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      break_list: {
        Row: {
          amount: number | null;
          created_at: string;
          currency: string | null;
          id: number;
          is_open: boolean | null;
          is_waiting: boolean | null;
          order_number: string | null;
          payment_id: string;
          reason: string;
          resolution: string | null;
          respond_by: string | null;
          words: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      contact_list: {
        Row: {
          answer_due_at: string | null;
          answered_at: string | null;
          beginning: string | null;
          complaint_number: string | null;
          created_at: string;
          due_at: string | null;
          email: string;
          id: number;
          name: string;
          order_number: string;
          owner: string | null;
          solve_due_at: string | null;
          solved_at: string | null;
          state: string;
          topic: string;
          words: string | null;
        };
        ComputedFields: never;
        Insert: {
          answer_due_at?: string | null;
          answered_at?: string | null;
          beginning?: never;
          complaint_number?: string | null;
          created_at?: string | null;
          due_at?: string | null;
          email?: string | null;
          id?: number | null;
          name?: string | null;
          order_number?: string | null;
          owner?: string | null;
          solve_due_at?: string | null;
          solved_at?: string | null;
          state?: string | null;
          topic?: string | null;
          words?: never;
        };
        Update: {
          answer_due_at?: string | null;
          answered_at?: string | null;
          beginning?: never;
          complaint_number?: string | null;
          created_at?: string | null;
          due_at?: string | null;
          email?: string | null;
          id?: number | null;
          name?: string | null;
          order_number?: string | null;
          owner?: string | null;
          solve_due_at?: string | null;
          solved_at?: string | null;
          state?: string | null;
          topic?: string | null;
          words?: never;
        };
        Relationships: [];
      };
      coupon_list: {
        Row: {
          batch: string | null;
          code: string;
          created_at: string;
          description: string;
          discount_given: number | null;
          ends_at: string | null;
          id: number;
          is_active: boolean;
          is_automatic: boolean;
          is_by_hand: boolean | null;
          is_ended: boolean | null;
          is_off: boolean | null;
          is_running: boolean | null;
          is_scheduled: boolean | null;
          is_used_up: boolean | null;
          kind: string;
          max_discount: number | null;
          max_uses: number | null;
          min_goods: number;
          revenue: number | null;
          starts_at: string;
          used: number;
          value: number;
          words: string | null;
        };
        ComputedFields: never;
        Insert: {
          batch?: string | null;
          code?: string | null;
          created_at?: string | null;
          description?: string | null;
          discount_given?: never;
          ends_at?: string | null;
          id?: number | null;
          is_active?: boolean | null;
          is_automatic?: boolean | null;
          is_by_hand?: never;
          is_ended?: never;
          is_off?: never;
          is_running?: never;
          is_scheduled?: never;
          is_used_up?: never;
          kind?: string | null;
          max_discount?: number | null;
          max_uses?: number | null;
          min_goods?: number | null;
          revenue?: never;
          starts_at?: string | null;
          used?: number | null;
          value?: number | null;
          words?: never;
        };
        Update: {
          batch?: string | null;
          code?: string | null;
          created_at?: string | null;
          description?: string | null;
          discount_given?: never;
          ends_at?: string | null;
          id?: number | null;
          is_active?: boolean | null;
          is_automatic?: boolean | null;
          is_by_hand?: never;
          is_ended?: never;
          is_off?: never;
          is_running?: never;
          is_scheduled?: never;
          is_used_up?: never;
          kind?: string | null;
          max_discount?: number | null;
          max_uses?: number | null;
          min_goods?: number | null;
          revenue?: never;
          starts_at?: string | null;
          used?: number | null;
          value?: number | null;
          words?: never;
        };
        Relationships: [];
      };
      customer_list: {
        Row: {
          email: string | null;
          id: string;
          is_blocked: boolean;
          is_deletion_asked: boolean;
          joined_at: string;
          name: string;
          orders: number;
          phone: string | null;
          refused: number;
          returns: number;
          value: number;
          words: string;
        };
        ComputedFields: never;
        Insert: {
          email?: string | null;
          id?: string | null;
          is_blocked?: boolean | null;
          is_deletion_asked?: boolean | null;
          joined_at?: string | null;
          name?: string | null;
          orders?: number | null;
          phone?: string | null;
          refused?: number | null;
          returns?: number | null;
          value?: number | null;
          words?: string | null;
        };
        Update: {
          email?: string | null;
          id?: string | null;
          is_blocked?: boolean | null;
          is_deletion_asked?: boolean | null;
          joined_at?: string | null;
          name?: string | null;
          orders?: number | null;
          phone?: string | null;
          refused?: number | null;
          returns?: number | null;
          value?: number | null;
          words?: string | null;
        };
        Relationships: [];
      };
      dead_message_list: {
        Row: {
          attempts: number;
          channel: string;
          dead_at: string | null;
          id: number;
          last_error: string | null;
          order_number: string | null;
          topic: string;
          words: string | null;
        };
        ComputedFields: never;
        Insert: {
          attempts?: number | null;
          channel?: string | null;
          dead_at?: string | null;
          id?: number | null;
          last_error?: string | null;
          order_number?: never;
          topic?: string | null;
          words?: never;
        };
        Update: {
          attempts?: number | null;
          channel?: string | null;
          dead_at?: string | null;
          id?: number | null;
          last_error?: string | null;
          order_number?: never;
          topic?: string | null;
          words?: never;
        };
        Relationships: [];
      };
      group_order_list: {
        Row: {
          closes_at: string;
          created_at: string;
          id: string;
          is_cancelled: boolean | null;
          is_closed: boolean | null;
          is_one_parcel: boolean;
          is_open: boolean | null;
          joined: number | null;
          name: string;
          organiser: string | null;
          paid: number | null;
          state: string | null;
          words: string;
        };
        ComputedFields: never;
        Relationships: [];
      };
      lead_list: {
        Row: {
          consent_version: string;
          consented_at: string;
          converted: boolean;
          coupon_code: string | null;
          coupon_used: boolean;
          created_at: string;
          email: string;
          id: number;
          ip_address: unknown;
          is_stopped: boolean;
          name: string | null;
          phone: string | null;
          source: string;
          utm: string;
          words: string | null;
        };
        ComputedFields: never;
        Insert: {
          consent_version?: string | null;
          consented_at?: string | null;
          converted?: boolean | null;
          coupon_code?: string | null;
          coupon_used?: boolean | null;
          created_at?: string | null;
          email?: string | null;
          id?: number | null;
          ip_address?: unknown;
          is_stopped?: boolean | null;
          name?: string | null;
          phone?: string | null;
          source?: string | null;
          utm?: string | null;
          words?: never;
        };
        Update: {
          consent_version?: string | null;
          consented_at?: string | null;
          converted?: boolean | null;
          coupon_code?: string | null;
          coupon_used?: boolean | null;
          created_at?: string | null;
          email?: string | null;
          id?: number | null;
          ip_address?: unknown;
          is_stopped?: boolean | null;
          name?: string | null;
          phone?: string | null;
          source?: string | null;
          utm?: string | null;
          words?: never;
        };
        Relationships: [];
      };
      order_list: {
        Row: {
          city: string | null;
          coupon_code: string | null;
          courier: string | null;
          created_at: string;
          hold: string | null;
          id: string;
          is_on_hold: boolean | null;
          item_count: number | null;
          name: string;
          order_id: string;
          payment_method: string;
          payment_status: string;
          phone: string;
          pincode: string | null;
          state: string | null;
          status: string;
          tags: string[] | null;
          total: number;
          words: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      packing_list: {
        Row: {
          business_name: string | null;
          created_at: string;
          id: string;
          lines: Json | null;
          name: string;
          note: string;
          order_id: string;
          phone: string;
          pincode: string | null;
          shipping_address: NonNullable<Json>;
          status: string;
          words: string | null;
        };
        ComputedFields: never;
        Insert: {
          business_name?: string | null;
          created_at?: string | null;
          id?: string | null;
          lines?: never;
          name?: string | null;
          note?: string | null;
          order_id?: string | null;
          phone?: string | null;
          pincode?: never;
          shipping_address?: Json | null;
          status?: string | null;
          words?: never;
        };
        Update: {
          business_name?: string | null;
          created_at?: string | null;
          id?: string | null;
          lines?: never;
          name?: string | null;
          note?: string | null;
          order_id?: string | null;
          phone?: string | null;
          pincode?: never;
          shipping_address?: Json | null;
          status?: string | null;
          words?: never;
        };
        Relationships: [];
      };
      product_list: {
        Row: {
          category: string | null;
          created_at: string;
          cut: string;
          id: number;
          is_premium: boolean;
          name: string;
          picture: string | null;
          price: number;
          primary_category_id: number | null;
          slug: string;
          status: string;
          stock: number;
          subcategory: string | null;
          subcategory_id: number | null;
          variants: number | null;
          words: string | null;
        };
        ComputedFields: never;
        Insert: {
          category?: never;
          created_at?: string | null;
          cut?: string | null;
          id?: number | null;
          is_premium?: boolean | null;
          name?: string | null;
          picture?: never;
          price?: number | null;
          primary_category_id?: number | null;
          slug?: string | null;
          status?: string | null;
          stock?: number | null;
          subcategory?: never;
          subcategory_id?: number | null;
          variants?: never;
          words?: never;
        };
        Update: {
          category?: never;
          created_at?: string | null;
          cut?: string | null;
          id?: number | null;
          is_premium?: boolean | null;
          name?: string | null;
          picture?: never;
          price?: number | null;
          primary_category_id?: number | null;
          slug?: string | null;
          status?: string | null;
          stock?: number | null;
          subcategory?: never;
          subcategory_id?: number | null;
          variants?: never;
          words?: never;
        };
        Relationships: [
          {
            foreignKeyName: "products_primary_category_id_fkey";
            columns: ["primary_category_id"];
            isOneToOne: false;
            referencedRelation: "categories";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "products_subcategory_id_fkey";
            columns: ["subcategory_id"];
            isOneToOne: false;
            referencedRelation: "categories";
            referencedColumns: ["id"];
          },
        ];
      };
      referrer_list: {
        Row: {
          cost: number;
          cost_per_order: number | null;
          created_at: string;
          first_orders: number;
          held: number;
          id: string;
          is_blocked: boolean | null;
          is_on_hold: boolean | null;
          name: string | null;
          orders: number;
          refused: number;
          rewards: number;
          risk: number;
          sales: number;
          tees: number;
          used: number;
          words: string;
        };
        ComputedFields: never;
        Insert: {
          cost?: number | null;
          cost_per_order?: never;
          created_at?: string | null;
          first_orders?: number | null;
          held?: number | null;
          id?: string | null;
          is_blocked?: never;
          is_on_hold?: never;
          name?: never;
          orders?: number | null;
          refused?: number | null;
          rewards?: number | null;
          risk?: number | null;
          sales?: number | null;
          tees?: number | null;
          used?: number | null;
          words?: string | null;
        };
        Update: {
          cost?: number | null;
          cost_per_order?: never;
          created_at?: string | null;
          first_orders?: number | null;
          held?: number | null;
          id?: string | null;
          is_blocked?: never;
          is_on_hold?: never;
          name?: never;
          orders?: number | null;
          refused?: number | null;
          rewards?: number | null;
          risk?: number | null;
          sales?: number | null;
          tees?: number | null;
          used?: number | null;
          words?: string | null;
        };
        Relationships: [];
      };
      review_list: {
        Row: {
          author_name: string;
          beginning: string | null;
          id: number;
          is_answered: boolean | null;
          is_open: boolean | null;
          is_reported: boolean | null;
          photos: number | null;
          product_id: number;
          product_name: string;
          reports: number;
          stars: number;
          status: string;
          title: string;
          urgency: number;
          words: string | null;
          written_at: string;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: "reviews_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "product_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "reviews_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
        ];
      };
      stock_list: {
        Row: {
          barcode: string | null;
          color: string;
          color_name: string | null;
          free: number | null;
          id: number;
          is_active: boolean;
          is_low: boolean | null;
          low_at: number | null;
          product: string;
          product_id: number;
          reserved: number;
          size: string;
          sku: string;
          stock: number;
          waiting: number | null;
          words: string | null;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: "product_variants_color_fkey";
            columns: ["color"];
            isOneToOne: false;
            referencedRelation: "colors";
            referencedColumns: ["slug"];
          },
          {
            foreignKeyName: "product_variants_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "product_list";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "product_variants_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "product_variants_size_fkey";
            columns: ["size"];
            isOneToOne: false;
            referencedRelation: "sizes";
            referencedColumns: ["name"];
          },
        ];
      };
      submission_list: {
        Row: {
          colour: string | null;
          cut: string | null;
          decided_at: string | null;
          gallery: string | null;
          id: string;
          is_product: boolean | null;
          lane: string;
          may_publish: boolean;
          name: string;
          order_number: string | null;
          picture: string | null;
          prints: NonNullable<Json>;
          rev: number;
          reviewer_name: string | null;
          source: string;
          status: string;
          submitted_at: string | null;
          uploads: number | null;
          version_id: string;
          words: string;
          worst: string | null;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: "submissions_version_id_fkey";
            columns: ["version_id"];
            isOneToOne: true;
            referencedRelation: "design_versions";
            referencedColumns: ["id"];
          },
        ];
      };
      subscription_list: {
        Row: {
          amount: number;
          charge_at: string | null;
          created_at: string;
          cut: string;
          email: string;
          id: string;
          is_asked: boolean | null;
          is_ending: boolean | null;
          is_failed: boolean | null;
          is_refused: boolean | null;
          months: number;
          name: string;
          next_at: string | null;
          number: string;
          paid_count: number;
          pending_change: string | null;
          phone: string;
          plan: string | null;
          plan_name: string;
          size: string;
          status: string;
          tees: number;
          words: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
    };
    Functions: {
      accept_invitation: { Args: { p_id: string; p_user_id: string }; Returns: string };
      add_customer_note: { Args: { p_body: string; p_user_id: string }; Returns: undefined };
      add_design_asset: { Args: { p_asset: Json }; Returns: Json };
      add_order_note: { Args: { p_body: string; p_order_number: string }; Returns: undefined };
      add_product_image: {
        Args: {
          p_color: string;
          p_product_id: number;
          p_thumbnail_url: string;
          p_type: string;
          p_url: string;
        };
        Returns: number;
      };
      add_review_photo: { Args: { p_item_id: number; p_order_id: string; p_photo: Json }; Returns: string };
      add_staff_job_items: { Args: { p_id: string; p_items: Json }; Returns: number };
      add_subscription_note: { Args: { p_id: string; p_note: string }; Returns: undefined };
      add_to_wishlist: { Args: { p_color?: string; p_product_id: number; p_size?: string }; Returns: string };
      adjust_stock: {
        Args: { p_cause: string; p_changes: Json; p_form_key: string; p_note: string };
        Returns: Json;
      };
      ai_art_is_on: { Args: Record<PropertyKey, never>; Returns: boolean };
      alarm_complaints: { Args: Record<PropertyKey, never>; Returns: number };
      allow_in_gallery: {
        Args: {
          p_id: string;
          p_is_allowed: boolean;
          p_may_remix: boolean;
          p_shows_name: boolean;
          p_user_id: string;
        };
        Returns: undefined;
      };
      allow_reorder: { Args: { p_key_hash: string; p_order_id: string }; Returns: undefined };
      analytics: { Args: { p_range: string }; Returns: Json };
      apply_dispute: {
        Args: {
          p_amount: number;
          p_body_hash: string;
          p_dispute_id: string;
          p_event_id: string;
          p_event_type: string;
          p_payment_id: string;
          p_phase?: string;
          p_raw: Json;
          p_reason_code?: string;
          p_respond_by?: string;
          p_status: string;
        };
        Returns: Json;
      };
      apply_payment: {
        Args: {
          p_amount: number;
          p_body_hash: string;
          p_currency: string;
          p_event_id: string;
          p_event_type: string;
          p_gateway_order_id: string;
          p_kind: string;
          p_method: string;
          p_payment_id: string;
          p_raw: Json;
        };
        Returns: Json;
      };
      apply_refund: {
        Args: {
          p_amount: number;
          p_body_hash: string;
          p_event_id: string;
          p_event_type: string;
          p_gateway_refund_id: string;
          p_payment_id: string;
          p_raw: Json;
          p_refund_id?: string;
          p_status: string;
          p_why?: string;
        };
        Returns: Json;
      };
      apply_subscription_charge: {
        Args: { p_body_hash: string; p_charge: Json; p_event_id: string; p_event_type: string };
        Returns: Json;
      };
      apply_subscription_update: {
        Args: { p_body_hash: string; p_event_id: string; p_event_type: string; p_update: Json };
        Returns: Json;
      };
      archive_submission: { Args: { p_id: string; p_user_id: string }; Returns: undefined };
      assign_submission: { Args: { p_id: string; p_is_taken: boolean; p_rev: number }; Returns: number };
      attach_gateway_order: {
        Args: { p_amount: number; p_gateway_order_id: string; p_order_id: string };
        Returns: string;
      };
      attach_gateway_subscription: {
        Args: { p_gateway_subscription_id: string; p_id: string };
        Returns: string;
      };
      basic_colors: { Args: Record<PropertyKey, never>; Returns: string[] };
      basic_product: { Args: { p_color: string }; Returns: string };
      begin_subscription: {
        Args: { p_consent: Json; p_details: Json; p_follows?: string; p_price_id: string; p_user_id: string };
        Returns: Json;
      };
      block_customer: { Args: { p_reason: string; p_user_id: string }; Returns: undefined };
      block_referrer: {
        Args: { p_reason: string; p_referrer_id: string; p_rev: number };
        Returns: undefined;
      };
      book_count: { Args: { p_id: string; p_lines: Json; p_note: string }; Returns: Json };
      cancel_deletion_request: { Args: { p_user_id: string }; Returns: undefined };
      cancel_staff_job: { Args: { p_id: string }; Returns: boolean };
      cart_designs: { Args: { p_ids: string[]; p_key_hash?: string; p_user_id?: string }; Returns: Json };
      change_order_address: {
        Args: { p_address: Json; p_contact: Json; p_order_number: string; p_seen: Json };
        Returns: undefined;
      };
      change_subscription: { Args: { p_change: Json; p_id: string; p_version: number }; Returns: Json };
      change_subscription_by_staff: {
        Args: { p_change: Json; p_id: string; p_version: number };
        Returns: undefined;
      };
      check_admin_access: { Args: Record<PropertyKey, never>; Returns: string };
      check_cod_code: { Args: { p_code_hash: string; p_order_id: string }; Returns: string };
      check_phone_code: { Args: { p_code_hash: string; p_order_id: string }; Returns: string };
      check_reports: { Args: { p_from: string; p_to: string }; Returns: Json };
      choose_for_charge: { Args: { p_charge_id: string; p_id: string; p_version: number }; Returns: Json };
      claim_ai_generation: { Args: { p_id?: string }; Returns: Json };
      claim_captures: {
        Args: { p_limit?: number };
        Returns: {
          amount: number;
          capture_at: string;
          created_at: string;
          currency: string;
          method: string | null;
          order_id: string | null;
          payment_id: string;
          rank: number;
          raw: NonNullable<Json>;
          refund_reason: string | null;
          status: string;
          updated_at: string;
        }[];
        SetofOptions: {
          from: "*";
          to: "payments";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      claim_designs: { Args: { p_key_hash: string; p_user_id: string }; Returns: undefined };
      claim_gst_registration: { Args: Record<PropertyKey, never>; Returns: Json };
      claim_indexnow: {
        Args: Record<PropertyKey, never>;
        Returns: {
          attempts: number;
          created_at: string;
          dead_at: string | null;
          id: number;
          last_error: string | null;
          next_at: string;
          paths: string[];
          sent_at: string | null;
          up_to: string;
        }[];
        SetofOptions: {
          from: "*";
          to: "indexnow_pings";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      claim_loose_design_files: {
        Args: { p_limit: number };
        Returns: {
          bucket: string;
          path: string;
        }[];
      };
      claim_loose_pictures: { Args: { p_limit: number }; Returns: string[] };
      claim_outbox: {
        Args: { p_channel: string; p_limit?: number };
        Returns: {
          attempts: number;
          away_attempts: number;
          channel: string;
          created_at: string;
          data: NonNullable<Json>;
          dead_at: string | null;
          email: string | null;
          id: number;
          last_error: string | null;
          next_at: string;
          order_id: string | null;
          sent_at: string | null;
          topic: string;
          user_id: string | null;
        }[];
        SetofOptions: {
          from: "*";
          to: "outbox";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      claim_polls: {
        Args: { p_limit?: number };
        Returns: {
          gateway_order_id: string;
          id: string;
          order_id: string;
        }[];
      };
      claim_print_work: { Args: Record<PropertyKey, never>; Returns: string };
      claim_refunds: {
        Args: { p_limit?: number };
        Returns: {
          amount: number;
          attempts: number;
          created_at: string;
          follows: string | null;
          gateway_refund_id: string | null;
          id: string;
          last_error: string | null;
          lines: NonNullable<Json>;
          method: string;
          next_at: string;
          note: string;
          order_id: string | null;
          payment_id: string | null;
          processed_at: string | null;
          reason: string;
          requested_by: string;
          status: string;
          updated_at: string;
          upi_id: string | null;
        }[];
        SetofOptions: {
          from: "*";
          to: "refunds";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      claim_slack_batch: {
        Args: Record<PropertyKey, never>;
        Returns: {
          attempts: number;
          away_attempts: number;
          channel: string;
          created_at: string;
          data: NonNullable<Json>;
          dead_at: string | null;
          email: string | null;
          id: number;
          last_error: string | null;
          next_at: string;
          order_id: string | null;
          sent_at: string | null;
          topic: string;
          user_id: string | null;
        }[];
        SetofOptions: {
          from: "*";
          to: "outbox";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      claim_staff_job: { Args: { p_id?: string; p_seconds?: number }; Returns: Json };
      claim_subscription_changes: { Args: { p_id?: string; p_limit: number }; Returns: Json };
      claim_subscription_charges: { Args: { p_id?: string; p_limit: number }; Returns: Json };
      claim_subscription_prices: { Args: { p_limit: number }; Returns: Json };
      claim_subscription_syncs: { Args: { p_id?: string; p_limit: number }; Returns: Json };
      close_due_groups: { Args: Record<PropertyKey, never>; Returns: number };
      close_group: { Args: { p_id: string; p_user_id: string }; Returns: undefined };
      close_privacy_request: {
        Args: { p_answer: string; p_id: string; p_state: string };
        Returns: undefined;
      };
      collect_cod: { Args: { p_actor?: string; p_order_id: string }; Returns: string };
      complete_orders: { Args: { p_limit?: number }; Returns: number };
      continue_registration: {
        Args: { p_email: string; p_first_name: string; p_key: string; p_last_name: string; p_phone: string };
        Returns: string;
      };
      copy_design_assets: {
        Args: { p_ids: string[]; p_key_hash?: string; p_user_id?: string };
        Returns: Json;
      };
      correct_parcels: { Args: { p_order_number: string; p_parcels: Json }; Returns: undefined };
      count_consents: { Args: Record<PropertyKey, never>; Returns: Json };
      coupon_batches: { Args: Record<PropertyKey, never>; Returns: Json };
      create_product: { Args: { p_facts: Json; p_pictures: Json; p_variants: Json }; Returns: number };
      customer_of_order: { Args: { p_order_number: string }; Returns: string };
      decide_money_step: { Args: { p_is_agreed: boolean; p_step_id: string }; Returns: undefined };
      decide_referral: {
        Args: { p_order_number: string; p_rev: number; p_state: string };
        Returns: undefined;
      };
      decide_review: {
        Args: { p_decision: string; p_id: number; p_note: string; p_refusal: string; p_rev: number };
        Returns: number;
      };
      decide_submission: {
        Args: { p_answer: string; p_decision: string; p_id: string; p_reasons: string[]; p_rev: number };
        Returns: number;
      };
      delete_account: { Args: { p_user_id: string }; Returns: string };
      delete_address: { Args: { p_id: string }; Returns: undefined };
      delete_blog_autosave: { Args: { p_id: string }; Returns: undefined };
      delete_blog_post: { Args: { p_id: number; p_version: number }; Returns: undefined };
      delete_category: { Args: { p_id: number; p_target?: number; p_version: number }; Returns: Json };
      delete_coupon: { Args: { p_id: number }; Returns: undefined };
      delete_customer: { Args: { p_user_id: string }; Returns: string };
      delete_leads: { Args: { p_ids: number[] }; Returns: number };
      delete_loose_design_files: { Args: { p_bucket: string; p_paths: string[] }; Returns: undefined };
      delete_loose_pictures: { Args: { p_urls: string[] }; Returns: undefined };
      delete_marketing_section: { Args: { p_id: number; p_version: number }; Returns: undefined };
      delete_missing_page: { Args: { p_path: string }; Returns: undefined };
      delete_missing_pages: { Args: { p_paths: string[] }; Returns: number };
      delete_phone_draft: { Args: { p_id: string }; Returns: undefined };
      delete_product: { Args: { p_id: number }; Returns: undefined };
      delete_product_images: { Args: { p_product_id: number }; Returns: number };
      delete_redirect: { Args: { p_id: number }; Returns: undefined };
      delete_review: { Args: { p_item_id: number; p_order_id: string }; Returns: undefined };
      delete_search_word: { Args: { p_word: string }; Returns: undefined };
      delete_zone: { Args: { p_pincodes: number; p_zone: string }; Returns: undefined };
      design_gallery: { Args: { p_version_id?: string }; Returns: Json };
      discard_unfinished_accounts: { Args: { p_email: string; p_phone?: string }; Returns: number };
      dismiss_client_error: {
        Args: { p_fingerprint: string; p_seen_at: string; p_type: string };
        Returns: undefined;
      };
      duplicate_product: { Args: { p_id: number }; Returns: number };
      edit_order_lines: {
        Args: { p_order: Json; p_order_number: string; p_seen: string; p_seen_lines: Json; p_staff: string };
        Returns: number;
      };
      erase_person: { Args: { p_id: string }; Returns: undefined };
      expire_orders: { Args: { p_limit?: number }; Returns: number };
      export_account: { Args: { p_user_id: string }; Returns: Json };
      export_customer: { Args: { p_note: string; p_user_id: string }; Returns: Json };
      export_person: { Args: { p_id: string }; Returns: Json };
      export_pincodes: { Args: Record<PropertyKey, never>; Returns: Json };
      fail_ai_generation: {
        Args: { p_code: string; p_facts?: Json; p_id: string; p_lease: string; p_status: string };
        Returns: boolean;
      };
      feed_products: { Args: { p_chunk: number }; Returns: Json };
      fetch_available_sizes: {
        Args: Record<PropertyKey, never>;
        Returns: {
          bit: number | null;
          id: number;
          kind: string;
          name: string;
          sort_order: number;
        }[];
        SetofOptions: {
          from: "*";
          to: "sizes";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      fetch_product_images: {
        Args: { p_product_id: number };
        Returns: {
          alt: string;
          color: string | null;
          created_at: string;
          id: number;
          image_url: string;
          position: number;
          product_id: number;
          thumbnail_url: string;
          type: string;
        }[];
        SetofOptions: {
          from: "*";
          to: "product_images";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      find_affected_people: {
        Args: { p_from: string; p_ids: string[]; p_table: string; p_to: string };
        Returns: Json;
      };
      find_basket_mail: { Args: { p_id: string }; Returns: Json };
      find_caller: { Args: { p_phone: string }; Returns: Json };
      find_contact_mail: { Args: { p_id: string; p_topic: string }; Returns: Json };
      find_design_asset: {
        Args: { p_key_hash?: string; p_sent_sha256: string; p_user_id?: string };
        Returns: Json;
      };
      find_full_limit: { Args: { p_counters: Json }; Returns: string };
      find_goods: { Args: { p_query: string }; Returns: Json };
      find_group: { Args: { p_key_hash?: string; p_token_hash: string }; Returns: Json };
      find_group_close: { Args: { p_order_id: string }; Returns: Json };
      find_group_notice: { Args: { p_group_id: string }; Returns: Json };
      find_group_reminder: { Args: { p_member_id: string }; Returns: Json };
      find_lead_mail: { Args: { p_id: number }; Returns: Json };
      find_link_owner: { Args: { p_token_hash: string }; Returns: Json };
      find_near_limit: { Args: { p_counters: Json }; Returns: string };
      find_own_group: { Args: { p_id: string; p_user_id: string }; Returns: Json };
      find_pincode: { Args: { p_pincode: string }; Returns: Json };
      find_price_drops: { Args: { p_day: string; p_user_id: string }; Returns: Json };
      find_referral_reward: { Args: { p_number: number; p_user_id: string }; Returns: Json };
      find_review_invitation: { Args: { p_order_id: string }; Returns: number[] };
      find_review_photo: { Args: { p_id: string }; Returns: Json };
      find_stock_codes: { Args: { p_codes: string[] }; Returns: Json };
      find_submission_mail: { Args: { p_rev: number; p_submission_id: string }; Returns: Json };
      find_subscription_at_gateway: { Args: { p_id: string }; Returns: Json };
      find_subscription_mail: { Args: { p_charge_id?: string; p_id: string }; Returns: Json };
      finish_ai_generation: {
        Args: { p_asset: Json; p_facts: Json; p_id: string; p_lease: string };
        Returns: boolean;
      };
      finish_staff_job: {
        Args: { p_file?: Json; p_id: string; p_lease: string; p_problem?: string };
        Returns: boolean;
      };
      free_unproven_address: { Args: { p_email: string }; Returns: boolean };
      freeze_design: { Args: { p_version: Json }; Returns: string };
      freeze_designs: { Args: { p_versions: Json }; Returns: Json };
      get_admin_blog_post: { Args: { p_id: number }; Returns: Json };
      get_admin_contact_message: { Args: { p_id: number }; Returns: Json };
      get_admin_coupon: { Args: { p_id: number }; Returns: Json };
      get_admin_customer: { Args: { p_user_id: string }; Returns: Json };
      get_admin_designs: { Args: { p_order_number: string }; Returns: Json };
      get_admin_group: { Args: { p_id: string }; Returns: Json };
      get_admin_order: { Args: { p_order_number: string }; Returns: Json };
      get_admin_page: { Args: { p_key: string }; Returns: Json };
      get_admin_plans: { Args: Record<PropertyKey, never>; Returns: Json };
      get_admin_privacy_request: { Args: { p_id: string }; Returns: Json };
      get_admin_product: { Args: { p_id: number }; Returns: Json };
      get_admin_referrer: { Args: { p_referrer_id: string }; Returns: Json };
      get_admin_review: { Args: { p_id: number }; Returns: Json };
      get_admin_submission: { Args: { p_id: string }; Returns: Json };
      get_admin_subscription: { Args: { p_id: string }; Returns: Json };
      get_ai_art_figures: { Args: Record<PropertyKey, never>; Returns: Json };
      get_complaint: { Args: { p_id: number }; Returns: Json };
      get_printing_settings: { Args: Record<PropertyKey, never>; Returns: Json };
      get_seo_overview: { Args: Record<PropertyKey, never>; Returns: Json };
      has_incomplete_products: { Args: Record<PropertyKey, never>; Returns: boolean };
      has_reused_coupon: { Args: { p_order_id: string }; Returns: boolean };
      import_pincodes: { Args: { p_expected?: Json; p_rows: Json }; Returns: Json };
      ingest_analytics: { Args: { p_events: Json }; Returns: number };
      inventory_variants: { Args: { p_ids: number[] }; Returns: Json };
      invite_reviews: { Args: { p_limit: number }; Returns: number };
      invite_staff: { Args: { p_email: string; p_role: string }; Returns: string };
      issue_credit_note: {
        Args: { p_refund_id: string };
        Returns: {
          data: NonNullable<Json>;
          financial_year: string;
          id: string;
          issued_at: string;
          kind: string;
          number: string;
          order_id: string;
          refund_id: string | null;
          serial: number;
        };
        SetofOptions: {
          from: "*";
          to: "invoices";
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      issue_invoice: {
        Args: { p_order_id: string };
        Returns: {
          data: NonNullable<Json>;
          financial_year: string;
          id: string;
          issued_at: string;
          kind: string;
          number: string;
          order_id: string;
          refund_id: string | null;
          serial: number;
        };
        SetofOptions: {
          from: "*";
          to: "invoices";
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      join_group: { Args: { p_group_id: string; p_tee: Json }; Returns: string };
      known_codes: { Args: { p_barcodes: string[]; p_skus: string[]; p_slugs: string[] }; Returns: Json };
      lead_offer: { Args: Record<PropertyKey, never>; Returns: Json };
      leave_group: {
        Args: { p_group_id: string; p_key_hash?: string; p_member_id: string; p_user_id?: string };
        Returns: undefined;
      };
      link_submission_product: { Args: { p_id: string; p_product_id: number }; Returns: undefined };
      list_admin_categories: { Args: Record<PropertyKey, never>; Returns: Json };
      list_failed_searches: { Args: Record<PropertyKey, never>; Returns: Json };
      list_group_parcels: { Args: { p_order_numbers: string[] }; Returns: Json };
      list_gst_documents: { Args: { p_from: string; p_to: string }; Returns: Json };
      list_lost_demand: { Args: { p_days: number; p_limit: number }; Returns: Json };
      list_old_job_files: { Args: Record<PropertyKey, never>; Returns: Json };
      list_own_groups: { Args: { p_user_id: string }; Returns: Json };
      list_product_information: { Args: { p_ids: number[] }; Returns: Json };
      list_product_sheets: {
        Args: { p_actor?: string; p_after?: number; p_ids?: number[]; p_limit?: number };
        Returns: Json;
      };
      list_public_offers: { Args: Record<PropertyKey, never>; Returns: Json };
      list_sitemap_gaps: { Args: Record<PropertyKey, never>; Returns: Json };
      list_staff: { Args: Record<PropertyKey, never>; Returns: Json };
      list_staff_job_items: { Args: { p_after: number; p_id: string; p_limit: number }; Returns: Json };
      list_storefront_changes: { Args: { p_after: string; p_since?: string }; Returns: Json };
      list_undrawn_og: {
        Args: { p_limit: number };
        Returns: {
          changed_at: string;
          kind: string;
          line: string;
          picture_url: string;
          record_id: number;
          title: string;
        }[];
      };
      list_zones: { Args: Record<PropertyKey, never>; Returns: Json };
      mail_recipient: { Args: { p_email: string }; Returns: Json };
      make_default_address: { Args: { p_id: string }; Returns: undefined };
      make_submission_product: {
        Args: { p_facts: Json; p_id: string; p_pictures: Json; p_variants: Json };
        Returns: number;
      };
      mark_contact: { Args: { p_ids: number[]; p_state: string }; Returns: Json };
      money_case: { Args: { p_id: number }; Returns: Json };
      move_category: { Args: { p_before_id?: number; p_id: number; p_parent_id: number }; Returns: Json };
      move_marketing_section: { Args: { p_id: number; p_position: number }; Returns: undefined };
      my_ai_art: { Args: { p_user_id: string }; Returns: Json };
      my_dashboard: { Args: Record<PropertyKey, never>; Returns: Json };
      my_orders: { Args: { p_limit: number; p_offset: number }; Returns: Json };
      my_permissions: { Args: Record<PropertyKey, never>; Returns: string[] };
      my_referral: { Args: Record<PropertyKey, never>; Returns: Json };
      my_reviews: { Args: { p_limit: number; p_offset: number }; Returns: Json };
      my_submissions: { Args: { p_offset: number; p_user_id: string }; Returns: Json };
      my_subscriptions: { Args: Record<PropertyKey, never>; Returns: Json };
      name_refund_upi: { Args: { p_order_id: string; p_upi_id: string }; Returns: undefined };
      offer_prepay: { Args: { p_charges: Json; p_order_id: string }; Returns: number };
      offer_subscription_plan: { Args: { p_id: number; p_is_offered: boolean }; Returns: undefined };
      order_art: { Args: { p_order_id: string }; Returns: Json };
      order_returns: { Args: { p_order_number: string }; Returns: Json };
      order_reviews: { Args: { p_order_id: string }; Returns: Json };
      own_contact_message: { Args: { p_id: number }; Returns: undefined };
      owns_order: { Args: { p_order_number: string }; Returns: boolean };
      pay_refund_by_hand: { Args: { p_order_number: string; p_refund_id: string }; Returns: undefined };
      pick_up_return: { Args: { p_actor?: string; p_return_id: string }; Returns: undefined };
      picking_list: { Args: { p_order_numbers?: string[] }; Returns: Json };
      place_order: { Args: { p_key: string; p_order: Json; p_request_hash: string }; Returns: Json };
      place_phone_order: {
        Args: {
          p_confirmed?: string;
          p_draft_id: string;
          p_order: Json;
          p_request_hash: string;
          p_staff: string;
          p_version: number;
        };
        Returns: Json;
      };
      place_subscription_order: {
        Args: { p_charge_id: string; p_order: Json; p_request_hash: string };
        Returns: Json;
      };
      popular_searches: { Args: { p_limit?: number }; Returns: string[] };
      popup_result: { Args: { p_days: number }; Returns: Json };
      prepare_staff_job: {
        Args: { p_input: Json; p_kind: string; p_subject: string; p_title: string };
        Returns: string;
      };
      prepare_subscription_order: { Args: { p_charge_id: string }; Returns: Json };
      pricing_rules: { Args: Record<PropertyKey, never>; Returns: Json };
      processors: { Args: Record<PropertyKey, never>; Returns: string };
      product_deletion: { Args: { p_id: number }; Returns: Json };
      product_facets: { Args: { p_filters: Json }; Returns: Json };
      product_information: { Args: { p_id: number }; Returns: Json };
      product_reviews: {
        Args: {
          p_id?: number;
          p_limit?: number;
          p_offset?: number;
          p_product_id: number;
          p_size?: string;
          p_stars?: number;
        };
        Returns: Json;
      };
      prove_privacy_request: { Args: { p_days: number; p_id: string }; Returns: Json };
      prove_recipient: { Args: { p_id: string }; Returns: boolean };
      publish_due_posts: { Args: Record<PropertyKey, never>; Returns: number };
      purge_personal_data: { Args: { p_limit: number }; Returns: Json };
      purge_price_history: { Args: Record<PropertyKey, never>; Returns: undefined };
      purge_referral_traces: { Args: { p_limit?: number }; Returns: number };
      purge_staff_jobs: { Args: { p_file_ids: string[] }; Returns: undefined };
      purge_storefront_changes: { Args: Record<PropertyKey, never>; Returns: undefined };
      queue_group_reminders: { Args: Record<PropertyKey, never>; Returns: number };
      queue_indexnow: { Args: Record<PropertyKey, never>; Returns: number };
      queue_order_link: { Args: { p_contact: string; p_order_number: string }; Returns: undefined };
      queue_reminders: { Args: Record<PropertyKey, never>; Returns: Json };
      read_quote_facts: {
        Args: {
          p_code?: string;
          p_email?: string;
          p_except?: string;
          p_phone?: string;
          p_pincode?: string;
          p_user_id?: string;
        };
        Returns: Json;
      };
      rebuild_changed_customers: { Args: { p_limit: number }; Returns: number };
      receive_contact: { Args: { p_fields: Json; p_user_id: string }; Returns: number };
      receive_lead: { Args: { p_arm: string; p_fields: Json; p_ip: string }; Returns: string };
      receive_privacy_request: { Args: { p_fields: Json }; Returns: undefined };
      receive_return: {
        Args: {
          p_actor?: string;
          p_deduct?: number;
          p_lines?: Json;
          p_restocks: boolean;
          p_return_id: string;
          p_why?: string;
        };
        Returns: string;
      };
      reconciliation_report: { Args: { p_from: string; p_to: string }; Returns: Json };
      record_bot_visit: { Args: { p_bot: string; p_file: string }; Returns: undefined };
      record_charge_attempt: { Args: { p_charge_id: string; p_error: string }; Returns: undefined };
      record_contact_export: { Args: { p_q: string }; Returns: undefined };
      record_design_files: { Args: { p_bucket: string; p_paths: string[] }; Returns: undefined };
      record_job_runs: { Args: { p_runs: Json }; Returns: undefined };
      record_lead_export: { Args: { p_q: string }; Returns: undefined };
      record_mandate_payment: {
        Args: {
          p_body_hash: string;
          p_event_id: string;
          p_event_type: string;
          p_gateway_order_id: string;
          p_payment_id: string;
        };
        Returns: Json;
      };
      record_missed_size: { Args: { p_variant_id: number }; Returns: undefined };
      record_missing_page: { Args: { p_path: string; p_referrer: string }; Returns: undefined };
      record_popup: { Args: { p_arm: string }; Returns: undefined };
      record_popup_order: { Args: { p_arm: string; p_order_number: string }; Returns: undefined };
      record_print_problem: { Args: { p_problem: string; p_version_id: string }; Returns: undefined };
      record_redirect_hit: { Args: { p_source: string }; Returns: undefined };
      record_referral_device: {
        Args: { p_browser_key_hash: string; p_user_id: string; p_visitor: string };
        Returns: undefined;
      };
      record_refund_attempt: {
        Args: { p_error?: string; p_gateway_refund_id: string; p_id: string; p_status: string };
        Returns: string;
      };
      record_staff_read: { Args: { p_id: string; p_subject: string }; Returns: undefined };
      record_subscription_export: { Args: { p_q: string }; Returns: undefined };
      record_upload: { Args: { p_url: string }; Returns: undefined };
      redraw_og: { Args: { p_kind: string; p_record_id: number }; Returns: undefined };
      referral_figures: { Args: Record<PropertyKey, never>; Returns: Json };
      referral_terms: { Args: Record<PropertyKey, never>; Returns: Json };
      refresh_analytics: { Args: Record<PropertyKey, never>; Returns: number };
      refresh_customers: { Args: Record<PropertyKey, never>; Returns: undefined };
      refresh_reports: { Args: { p_limit?: number }; Returns: number };
      refund_charge_by_staff: { Args: { p_charge_id: string; p_note: string }; Returns: undefined };
      refund_order_by_staff: {
        Args: {
          p_amount: number;
          p_key: string;
          p_left: number;
          p_lines?: Json;
          p_note: string;
          p_order_number: string;
          p_upi_id?: string;
        };
        Returns: Json;
      };
      refund_subscription_charge: {
        Args: { p_actor: string; p_charge_id: string; p_note?: string; p_staff?: string; p_why: string };
        Returns: undefined;
      };
      refuse_subscription_change: {
        Args: { p_change: string; p_error: string; p_id: string };
        Returns: undefined;
      };
      reject_return: { Args: { p_actor?: string; p_note: string; p_return_id: string }; Returns: string };
      related_products: { Args: { p_limit?: number; p_product_id: number }; Returns: Json };
      release_staff_job: { Args: { p_id: string; p_lease: string }; Returns: undefined };
      remove_refused_items: { Args: { p_actor: string; p_order_id: string }; Returns: string };
      replace_order_design: {
        Args: {
          p_key_hash: string;
          p_new_version: string;
          p_old_version: string;
          p_order_id: string;
          p_user_id: string;
        };
        Returns: undefined;
      };
      replace_registration: { Args: { p_email: string; p_key: string }; Returns: boolean };
      reply_to_contact: {
        Args: { p_body: string; p_id: number; p_key: string; p_seen: number };
        Returns: undefined;
      };
      reply_to_review: {
        Args: { p_id: number; p_reply: string; p_rev: number; p_seen: string };
        Returns: undefined;
      };
      report: {
        Args: { p_by?: string; p_from: string; p_limit?: number; p_report: string; p_to: string };
        Returns: Json;
      };
      report_client_error: {
        Args: { p_fingerprint: string; p_message: string; p_page: string; p_type: string };
        Returns: boolean;
      };
      report_review: { Args: { p_id: number; p_note: string; p_reason: string }; Returns: undefined };
      request_deletion: { Args: { p_note: string; p_user_id: string }; Returns: undefined };
      request_money_step: {
        Args: {
          p_id: number;
          p_key: string;
          p_kind: string;
          p_note: string;
          p_order_number?: string;
          p_upi_id?: string;
          p_version: string;
        };
        Returns: string;
      };
      request_refund: {
        Args: {
          p_actor: string;
          p_amount: number;
          p_key: string;
          p_method?: string;
          p_note?: string;
          p_order_id: string;
          p_payment_id?: string;
          p_reason: string;
          p_upi_id?: string;
        };
        Returns: Json;
      };
      request_restock_notice: {
        Args: { p_email: string; p_is_own: boolean; p_variant_id: number };
        Returns: string;
      };
      request_return: {
        Args: {
          p_actor?: string;
          p_kind: string;
          p_lines: Json;
          p_order_id: string;
          p_reason: string;
          p_upi_id?: string;
        };
        Returns: string;
      };
      request_return_by_staff: {
        Args: { p_kind: string; p_left: number; p_lines: Json; p_order_number: string; p_reason: string };
        Returns: string;
      };
      request_subscription_change: {
        Args: { p_change: string; p_charges: number; p_id: string; p_reason: string; p_version: number };
        Returns: Json;
      };
      resend_lead_code: { Args: { p_id: number }; Returns: undefined };
      reserve_ai_generation: { Args: { p_generation: Json }; Returns: undefined };
      resolve_category: { Args: { p_text: string }; Returns: Record<string, unknown> };
      restore_category: { Args: { p_removal_id: string }; Returns: undefined };
      retry_print_files: { Args: { p_order_number: string }; Returns: undefined };
      retry_subscription_price: { Args: { p_id: string }; Returns: undefined };
      review_figures: { Args: { p_days: number }; Returns: Json };
      run_subscription_schedule: { Args: { p_limit: number }; Returns: Json };
      sales_by_day: { Args: { p_days: number }; Returns: Json };
      save_address: { Args: { p_address: Json; p_id: string; p_is_default?: boolean }; Returns: string };
      save_admin_setting: { Args: { p_key: string; p_value: Json; p_version: string }; Returns: undefined };
      save_art_hashes: { Args: { p_hashes: number[]; p_id: string }; Returns: undefined };
      save_basket_reminder: {
        Args: { p_basket_key: string; p_email: string; p_lines: Json };
        Returns: undefined;
      };
      save_blog_author: { Args: { p_about: string; p_id: number; p_name: string }; Returns: number };
      save_blog_autosave: { Args: { p_fields: Json; p_id: string; p_post_id: number }; Returns: string };
      save_blog_post: { Args: { p_fields: Json; p_id: number; p_version: number }; Returns: number };
      save_category: { Args: { p_fields: Json; p_id: number; p_version: number }; Returns: number };
      save_coupon: { Args: { p_fields: Json; p_id: number; p_version: string }; Returns: number };
      save_design: {
        Args: { p_document: Json; p_id: string; p_name: string; p_rev: number; p_user_id: string };
        Returns: Json;
      };
      save_environment: { Args: { p_name: string; p_value: string }; Returns: undefined };
      save_marketing_section: { Args: { p_fields: Json; p_id: number; p_version: number }; Returns: number };
      save_og: {
        Args: { p_changed_at: string; p_kind: string; p_record_id: number; p_url: string };
        Returns: string;
      };
      save_page: { Args: { p_fields: Json; p_key: string; p_version: number }; Returns: number };
      save_phone_draft: { Args: { p_draft: Json; p_id: string; p_version: number }; Returns: number };
      save_print_files: { Args: { p_files: Json; p_version_id: string }; Returns: undefined };
      save_printing: {
        Args: { p_bands: Json; p_blanks: Json; p_breaks: Json; p_version: string };
        Returns: undefined;
      };
      save_product_settings: { Args: { p_settings: Json; p_version: string }; Returns: undefined };
      save_redirect: { Args: { p_id: number; p_source: string; p_target: string }; Returns: number };
      save_review: {
        Args: { p_item_id: number; p_order_id: string; p_photos: string[]; p_rev: number; p_review: Json };
        Returns: number;
      };
      save_search_word: { Args: { p_is_undo: boolean; p_means: string[]; p_word: string }; Returns: boolean };
      save_seo_rule: { Args: { p_key: string; p_value: string; p_version: string }; Returns: undefined };
      save_site_settings: { Args: { p_settings: Json; p_version: string }; Returns: undefined };
      save_staff_job_progress: {
        Args: {
          p_done: number;
          p_id: string;
          p_lease: string;
          p_log?: string[];
          p_place: Json;
          p_total: number;
        };
        Returns: boolean;
      };
      save_submission: {
        Args: {
          p_follows: string;
          p_may_publish: boolean;
          p_message: string;
          p_user_id: string;
          p_version_id: string;
        };
        Returns: string;
      };
      save_subscription_plan: { Args: { p_fields: Json; p_id: number; p_version: number }; Returns: number };
      save_subscription_tastes: { Args: { p_tastes: Json; p_version: string }; Returns: undefined };
      search_products: {
        Args: { p_filters: Json; p_limit?: number; p_offset?: number; p_sort?: string };
        Returns: Json;
      };
      seconds_until_free: { Args: { p_counters: Json }; Returns: number };
      send_cod_code: {
        Args: { p_after?: string; p_code: string; p_code_hash: string; p_order_id: string };
        Returns: undefined;
      };
      send_message_again: { Args: { p_message_id: number; p_order_number: string }; Returns: undefined };
      send_order_documents: { Args: { p_order_number: string }; Returns: undefined };
      send_phone_code: {
        Args: { p_code: string; p_code_hash: string; p_order_id: string };
        Returns: undefined;
      };
      set_low_stock_levels: { Args: { p_low_at?: number; p_variant_ids: number[] }; Returns: undefined };
      set_role_permission: {
        Args: { p_is_allowed: boolean; p_permission: string; p_role: string };
        Returns: undefined;
      };
      set_staff_role: { Args: { p_role?: string; p_user_id: string }; Returns: undefined };
      settle_group_orders: { Args: { p_limit?: number }; Returns: number };
      settle_indexnow: {
        Args: { p_attempt: number; p_error: string; p_id: number; p_is_refused: boolean };
        Returns: undefined;
      };
      settle_outbox: {
        Args: { p_attempt: number; p_error?: string; p_id: number; p_outcome: string };
        Returns: string;
      };
      settle_referrals: { Args: Record<PropertyKey, never>; Returns: boolean };
      settle_registration: {
        Args: { p_is_self: boolean; p_key: string; p_user_id: string };
        Returns: string;
      };
      settle_subscription_price: {
        Args: { p_error?: string; p_gateway_plan_id: string; p_id: string };
        Returns: undefined;
      };
      share_wishlist: { Args: Record<PropertyKey, never>; Returns: string };
      shared_design: { Args: { p_token_hash: string }; Returns: Json };
      shared_wishlist: { Args: { p_token: string }; Returns: Json };
      shop_health: { Args: Record<PropertyKey, never>; Returns: Json };
      show_in_gallery: { Args: { p_id: string; p_is_shown: boolean; p_rev: number }; Returns: number };
      sign_out_customer: { Args: { p_user_id: string }; Returns: number };
      sitemap_parts: { Args: Record<PropertyKey, never>; Returns: Json };
      sitemap_products: { Args: { p_chunk: number }; Returns: Json };
      size_curve: { Args: { p_cut: string; p_days: number; p_product_id?: number }; Returns: Json };
      spend_attempts: { Args: { p_clear?: Json; p_takes: Json }; Returns: string };
      spend_captcha: { Args: { p_expires_at: string; p_id: string }; Returns: boolean };
      start_group: { Args: { p_group: Json }; Returns: undefined };
      start_password_reset: { Args: { p_user_id: string }; Returns: string };
      start_staff_job: { Args: { p_id: string }; Returns: Json };
      step_order: {
        Args: {
          p_left?: number;
          p_note?: string;
          p_order_number: string;
          p_parcels?: Json;
          p_seen: string;
          p_step: string;
        };
        Returns: string;
      };
      step_return: {
        Args: {
          p_deduct?: number;
          p_lines?: Json;
          p_note?: string;
          p_order_number: string;
          p_return_id: string;
          p_step: string;
        };
        Returns: undefined;
      };
      step_subscription: {
        Args: { p_charges: number; p_id: string; p_note: string; p_step: string; p_version: number };
        Returns: undefined;
      };
      stop_leads: { Args: { p_ids: number[] }; Returns: number };
      stop_mails: { Args: { p_id: string; p_kind: string }; Returns: boolean };
      stop_offering: { Args: { p_id: string; p_user_id: string }; Returns: undefined };
      submission_report: { Args: { p_days: number }; Returns: Json };
      submit_submission: { Args: { p_id: string; p_user_id: string }; Returns: string };
      subscription_choices: { Args: { p_id: string }; Returns: Json };
      subscription_figures: { Args: Record<PropertyKey, never>; Returns: Json };
      subscription_offer: { Args: Record<PropertyKey, never>; Returns: Json };
      suggest_products: { Args: { p_limit?: number; p_query: string }; Returns: Json };
      swap_pick: {
        Args: { p_id: string; p_position: number; p_variant_id: number; p_version: number };
        Returns: Json;
      };
      sweep_ai_generations: { Args: { p_limit: number }; Returns: number };
      sweep_designs: { Args: { p_limit: number }; Returns: number };
      sweep_review_photos: { Args: { p_limit: number }; Returns: number };
      switch_coupon: { Args: { p_id: number; p_is_active: boolean }; Returns: undefined };
      switch_coupon_batch: { Args: { p_batch: string; p_is_active: boolean }; Returns: number };
      switch_due_sections: { Args: Record<PropertyKey, never>; Returns: number };
      tag_order: { Args: { p_order_number: string; p_tags: string[] }; Returns: undefined };
      take_restock_mail: { Args: { p_ids: number[] }; Returns: Json };
      touch_design_assets: { Args: { p_key_hash?: string; p_user_id?: string }; Returns: undefined };
      transition_order: {
        Args: { p_actor: string; p_note?: string; p_order_id: string; p_to: string };
        Returns: string;
      };
      unblock_customer: { Args: { p_reason: string; p_user_id: string }; Returns: undefined };
      undo_staff_job: { Args: { p_id: string }; Returns: Json };
      unhashed_submissions: {
        Args: { p_limit: number };
        Returns: {
          id: string;
          version_id: string;
        }[];
      };
      update_product: {
        Args: { p_facts: Json; p_id: number; p_pictures: Json; p_variants: Json; p_version: number };
        Returns: number;
      };
      variant_ledger: { Args: { p_before: number; p_limit: number; p_variant_id: number }; Returns: Json };
      withdraw_invitation: { Args: { p_id: string }; Returns: undefined };
      withdraw_return: { Args: { p_actor?: string; p_order_id: string }; Returns: string };
      withdraw_submission: { Args: { p_id: string; p_user_id: string }; Returns: undefined };
      work_staff_job: { Args: { p_id: string; p_lease: string; p_limit?: number }; Returns: string };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
